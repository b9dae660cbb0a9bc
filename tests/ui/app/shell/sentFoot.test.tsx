import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { hathi } from '../../../../config/brand/hathi.ts'
import { Foot } from '../../../../src/ui/app/shell/Foot.tsx'
import { SurroundingsContext } from '../../../../src/ui/app/surroundings.ts'
import { makeI18n } from '../../../../src/ui/app/text/texts.ts'
import { PageFoot } from '../../../../src/ui/content/PageFoot.tsx'
import { contentNeeds } from '../../../support/content.ts'
import { everyText } from '../../../support/texts.ts'
import { market, quietSurroundings, standInWindow } from '../../../support/visit.tsx'
import { quietPorts, startWorld } from '../../../support/world.ts'

const here = market('en-IN')

/** A brand that has its terms on the website's own origin, beside the website. */
const brand = {
  ...hathi,
  legal: {
    ...hathi.legal,
    termsOfService: {
      path: '/terms-of-service',
      byLocale: new Map([['en-IN', `${window.location.origin}/en-IN/legal/terms`]]),
    },
  },
}

const Path = () => <p role="note">{useLocation().pathname}</p>

/** Clicks a link: whether that is left to the browser, which then loads another document. */
const isLoaded = async (name: string): Promise<boolean> => {
  let isLeft = false
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  await userEvent.setup().click(screen.getByRole('link', { name }))
  return isLeft
}

it('the foot that was sent with a page follows links to pages, and leaves a document to the browser', async () => {
  standInWindow(false)
  const { store, stop } = startWorld(
    {
      ...quietPorts,
      market: here,
      goTo: () => undefined,
      report: () => undefined,
      readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
    },
    contentNeeds(here),
  )
  const around = (part: ReactNode) => (
    <Provider store={store}>
      <I18nextProvider i18n={makeI18n(here.language, everyText, hathi.name)}>
        <SurroundingsContext value={{ ...quietSurroundings, brand }}>
          <MemoryRouter initialEntries={['/en-IN']}>
            <Path />
            {part}
          </MemoryRouter>
        </SurroundingsContext>
      </I18nextProvider>
    </Provider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    around(
      <div>
        <PageFoot />
      </div>,
    ),
  )
  document.body.append(container)
  const { unmount } = render(around(<Foot />), { container, hydrate: true })
  expect(await isLoaded('Terms of service')).toBe(true)
  expect(screen.getByRole('note')).toHaveTextContent('/en-IN')
  expect(await isLoaded('Privacy policy')).toBe(false)
  expect(screen.getByRole('note')).toHaveTextContent('/en-IN/privacy-policy')
  unmount()
  container.remove()
  stop()
})
