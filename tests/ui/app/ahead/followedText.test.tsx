import { describe, expect, it } from '@jest/globals'
import { act, render, waitFor } from '@testing-library/react'
import { Fragment, Profiler, StrictMode, Suspense, use, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { hathi } from '../../../../config/brand/hathi.ts'
import {
  draftRecalled,
  fareEdited,
  quotingStarted,
} from '../../../../src/application/fare/fareForm.slice.ts'
import {
  type AppStore,
  createStillStore,
} from '../../../../src/application/store/createAppStore.ts'
import { SurroundingsContext } from '../../../../src/ui/app/surroundings.ts'
import { makeI18n } from '../../../../src/ui/app/text/texts.ts'
import { ByWidth } from '../../../../src/ui/app/width/ByWidth.tsx'
import { ContactFields } from '../../../../src/ui/fare/ContactFields.tsx'
import { everyText } from '../../../support/texts.ts'
import { market, quietSurroundings, standInWindow, visit } from '../../../support/visit.tsx'
import { mobileField, nameField } from '../../fare/steps.ts'

const visitFields = async () => {
  const rendered: string[] = []
  const visited = await visit(
    <Profiler id="fields" onRender={(_, phase) => rendered.push(phase)}>
      <ContactFields validates="onLeave" />
    </Profiler>,
  )
  return { ...visited, rendered }
}

const typed = ({ store }: Awaited<ReturnType<typeof visit>>) => store.getState().fareForm.form.input

describe('a field of the fare form', () => {
  it('does not render again for a letter that is typed, and keeps it in the store', async () => {
    const visited = await visitFields()
    const before = visited.rendered.length
    await visited.user.type(nameField(), 'Asha Rao')
    await visited.user.type(mobileField(), '98765')
    expect(nameField()).toHaveValue('Asha Rao')
    expect(typed(visited)).toMatchObject({ name: 'Asha Rao', mobile: '98765' })
    // One render, because the name was left; it is valid.
    expect(visited.rendered.length - before).toBeLessThanOrEqual(1)
  })

  it('shows what the store has', async () => {
    const { happen } = await visitFields()
    await happen(fareEdited({ name: 'Kiran', mobile: '9876543210' }))
    expect(nameField()).toHaveValue('Kiran')
    expect(mobileField()).toHaveValue('9876543210')
    await happen(fareEdited({ name: '' }))
    expect(nameField()).toHaveValue('')
  })

  it('keeps the caret where a letter was typed between others', async () => {
    const { user } = await visitFields()
    await user.type(nameField(), 'Asa')
    await user.type(nameField(), 'h', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await user.keyboard('r')
    expect(nameField()).toHaveValue('Ashra')
  })

  it('takes back a text that the store does not accept', async () => {
    const { user, happen } = await visitFields()
    await user.type(nameField(), 'Asha')
    await happen(quotingStarted('request-1'))
    await user.type(nameField(), ' Rao')
    expect(nameField()).toHaveValue('Asha')
  })

  it('leaves no text in the page once the store has cleared it', async () => {
    const shown: { now: () => void } = { now: () => undefined }
    const Later = () => {
      const [isShown, show] = useState(false)
      shown.now = () => show(true)
      return isShown ? <ContactFields validates="onLeave" /> : null
    }
    const { happen, container } = await visit(<Later />)
    await happen(fareEdited({ name: 'Asha Rao', mobile: '9876543210' }))
    await act(async () => shown.now())
    expect(nameField()).toHaveValue('Asha Rao')
    await happen(fareEdited({ name: '', mobile: '' }))
    expect(nameField()).toHaveValue('')
    expect(container.innerHTML).not.toMatch(/Asha|98765/)
  })

  it('shows what the store changed while it was hidden', async () => {
    const never = new Promise<never>(() => undefined)
    const Waiting = () => use(never)
    const hidden = { set: (_: boolean) => {} }
    const Hiding = () => {
      const [isHidden, hide] = useState(false)
      hidden.set = hide
      // It is shown again by its state, since `act` can lose the answer of a promise that comes
      // while React is rendering what suspended.
      return (
        <Suspense fallback="Loading">
          <ContactFields validates="onLeave" />
          {isHidden && <Waiting />}
        </Suspense>
      )
    }
    const { user, happen } = await visit(<Hiding />)
    await user.type(nameField(), 'Asha')
    const field = nameField()
    await act(async () => hidden.set(true))
    expect(field).not.toBeVisible()
    await happen(fareEdited({ name: 'Kiran' }))
    await act(async () => hidden.set(false))
    expect(nameField()).toBe(field)
    expect(field).toBeVisible()
    expect(field).toHaveValue('Kiran')
  })
})

type Meanwhile = {
  /** Called as React has rendered the form, before it is on the page. */
  readonly rendered: () => void
}

/** The prerendered wide form, adopted by the script; `before` is called in between. */
const takeOver = async (
  Mode: typeof StrictMode | typeof Fragment,
  before: (happened: { readonly store: AppStore; readonly mobile: HTMLInputElement }) => void,
  { rendered }: Meanwhile = { rendered: () => undefined },
) => {
  const Rendered = () => {
    rendered()
    return null
  }
  const here = market('en-IN')
  const { store } = createStillStore(here)
  const sent = store.getState()
  const page = (
    <Mode>
      <Provider store={store} serverState={sent}>
        <I18nextProvider i18n={makeI18n(here.language, everyText, hathi.name)}>
          <SurroundingsContext value={quietSurroundings}>
            <MemoryRouter>
              <ByWidth
                phone={null}
                desktop={
                  <>
                    <ContactFields validates="onLeave" />
                    <Rendered />
                  </>
                }
              />
            </MemoryRouter>
          </SurroundingsContext>
        </I18nextProvider>
      </Provider>
    </Mode>
  )
  standInWindow(true)
  const container = document.createElement('div')
  const { matchMedia } = window
  // A prerender knows no width of a window.
  window.matchMedia = (media) =>
    Object.defineProperty(matchMedia(media), 'matches', { value: null })
  container.innerHTML = renderToString(page)
  window.matchMedia = matchMedia
  document.body.append(container)
  const mobile = container.querySelector<HTMLInputElement>('[name="mobile"]')
  if (mobile === null) throw new Error('no mobile was sent')
  before({ store, mobile })
  const said: unknown[] = []
  await act(async () => {
    render(page, { container, hydrate: true, onRecoverableError: (error) => said.push(error) })
  })
  await waitFor(() => expect(mobileField()).toBeEnabled())
  // React renders the form anew only where it was changed.
  expect(said).toHaveLength(mobile.isConnected ? 0 : 1)
  return { store, mobile, form: () => store.getState().fareForm.form }
}

describe.each([
  ['as it is', Fragment],
  ['with all effects twice', StrictMode],
])('a field of the prerendered page, hydrated %s', (_, Mode) => {
  it('keeps what was typed before, and tells the store', async () => {
    const { store, form } = await takeOver(Mode, ({ mobile }) => {
      mobile.value = '98'
    })
    expect(mobileField()).toHaveValue('98')
    expect(form()).toMatchObject({ input: { mobile: '98' }, touched: ['mobile'] })
    act(() => {
      store.dispatch(fareEdited({ mobile: '987' }))
    })
    expect(mobileField()).toHaveValue('987')
  })

  it('shows a draft that was recalled before, and does not count it as typed', async () => {
    const { form } = await takeOver(Mode, ({ store }) => {
      store.dispatch(draftRecalled({ name: 'Asha', mobile: '98' }))
    })
    expect(nameField()).toHaveValue('Asha')
    expect(mobileField()).toHaveValue('98')
    expect(mobileField()).toBeValid()
    expect(form().touched).toEqual([])
  })

  it('keeps what was typed before, and takes the other fields from a recalled draft', async () => {
    const { form } = await takeOver(Mode, ({ store, mobile }) => {
      mobile.value = '987'
      store.dispatch(draftRecalled({ name: 'Asha', mobile: '98' }))
    })
    expect(nameField()).toHaveValue('Asha')
    expect(mobileField()).toHaveValue('987')
    expect(form()).toMatchObject({ input: { name: 'Asha', mobile: '987' }, touched: ['mobile'] })
  })

  /** As a password manager does, which puts its button beside a field. */
  const change = (field: HTMLElement) => field.after(document.createElement('span'))

  it('keeps what was typed before, and the focus, where React renders it anew', async () => {
    const { mobile, form } = await takeOver(Mode, ({ mobile: sent }) => {
      sent.value = '98'
      sent.focus()
      change(sent)
    })
    expect(mobileField()).not.toBe(mobile)
    expect(mobileField()).toHaveValue('98')
    expect(mobileField()).toHaveFocus()
    expect(form()).toMatchObject({ input: { mobile: '98' }, touched: [] })
  })

  it('rendered anew, does not take the focus from where a visitor has gone meanwhile', async () => {
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    const { mobile, form } = await takeOver(
      Mode,
      ({ mobile: sent }) => {
        sent.value = '98'
        sent.focus()
        change(sent)
      },
      { rendered: () => elsewhere.focus() },
    )
    expect(mobileField()).not.toBe(mobile)
    expect(mobileField()).toHaveValue('98')
    expect(elsewhere).toHaveFocus()
    expect(form()).toMatchObject({ input: { mobile: '98' }, touched: ['mobile'] })
    elsewhere.remove()
  })
})
