import { describe, expect, it } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { hathi } from '../../../config/brand/hathi.ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { AppState } from '../../../src/application/store/appState.ts'
import type { AppStore } from '../../../src/application/store/createAppStore.ts'
import { SurroundingsContext } from '../../../src/ui/app/surroundings.ts'
import { makeI18n } from '../../../src/ui/app/text/texts.ts'
import { SitePage } from '../../../src/ui/content/SitePage.tsx'
import { contentNeeds } from '../../support/content.ts'
import { everyText } from '../../support/texts.ts'
import { market, quietSurroundings, standInWindow } from '../../support/visit.tsx'
import { quietPorts, startWorld } from '../../support/world.ts'

const here = market('en-IN')
const path = '/en-IN/two-wheelers'

const start = () =>
  startWorld(
    {
      ...quietPorts,
      market: here,
      hasMaps: true,
      goTo: () => undefined,
      report: () => undefined,
      readPage: () => ({ url: `https://hathi.example${path}`, isDeviceMobile: true }),
    },
    contentNeeds(here),
  )

const pageOf = (store: AppStore, sent: AppState) => (
  <Provider store={store} serverState={sent}>
    <I18nextProvider i18n={makeI18n(here.language, everyText, hathi.name)}>
      <SurroundingsContext value={quietSurroundings}>
        <MemoryRouter initialEntries={[path]}>
          <SitePage />
        </MemoryRouter>
      </SurroundingsContext>
    </I18nextProvider>
  </Provider>
)

const radioIn = (container: HTMLElement, name: string): HTMLInputElement => {
  const radios = [...container.querySelectorAll<HTMLInputElement>('[type="radio"]')]
  const found = radios.find((radio) => radio.closest('label')?.textContent === name)
  if (found === undefined) throw new Error(`no ${name} was sent`)
  return found
}

describe('the prerendered page about two-wheelers', () => {
  it.each(['Trucks', '2 wheeler'])(
    'keeps %s that was chosen before its scripts came',
    async (name) => {
      standInWindow(false)
      window.history.pushState(null, '')
      const { matchMedia } = window
      const sent = start()
      sent.store.dispatch(fareEdited({ category: 'two-wheeler' }))
      const container = document.createElement('div')
      // A prerender knows no width of a window.
      window.matchMedia = (media) =>
        Object.defineProperty(matchMedia(media), 'matches', { value: null })
      // The first time, the bar of a desktop is still on its way.
      await waitFor(() => {
        container.innerHTML = renderToString(pageOf(sent.store, sent.store.getState()))
        expect(container.querySelectorAll('form')).toHaveLength(2)
      })
      window.matchMedia = matchMedia
      sent.stop()
      document.body.append(container)
      radioIn(container, name).checked = true
      const { store, stop } = start()
      const said: unknown[] = []
      await act(async () => {
        render(pageOf(store, store.getState()), {
          container,
          hydrate: true,
          onRecoverableError: (error) => said.push(error),
        })
      })
      await waitFor(() => expect(container.querySelector('[data-ahead]')).toBeNull())
      expect(said).toEqual([])
      expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(name)
      stop()
    },
  )
})
