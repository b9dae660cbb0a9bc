import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { amongSteps, leaveOldSteps } from '../../../../src/ui/app/closing/backSteps.ts'
import { useBackCloses } from '../../../../src/ui/app/closing/useBackCloses.ts'
import { popped } from '../../../support/goBack.ts'

const Open = ({ name, onBack }: { readonly name: string; readonly onBack: () => void }) => {
  useBackCloses(true, onBack)
  return <p>{name} is open</p>
}

const Returning = () => {
  useBackCloses(true, () => undefined, true)
  return <p>It is open</p>
}

/** Every choice opens what it names and closes the rest. */
const Page = ({ choices }: { readonly choices: ReadonlyArray<readonly string[]> }) => {
  const [open, setOpen] = useState<readonly string[]>([])
  return (
    <>
      {choices.map((names) => (
        <button key={names.join(' ')} type="button" onClick={() => setOpen(names)}>
          {names.join(' and ') || 'nothing'}
        </button>
      ))}
      {open.map((name) => (
        <Open key={name} name={name} onBack={() => setOpen(open.filter((one) => one !== name))} />
      ))}
    </>
  )
}

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isOpen = (name: string) => screen.queryByText(`${name} is open`) !== null

/** The number of the current step in the history; every step has its own. */
const standing = (): unknown => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'openLayers') : undefined
}
const stands = (layers: number | undefined) => waitFor(() => expect(standing()).toBe(layers))

/** Puts the page into a step as it is found after a reload, with another one ahead of it. */
const standIn = async (state: object) => {
  window.history.pushState({ page: 'this' }, '')
  window.history.pushState({ page: 'ahead' }, '')
  window.history.back()
  await waitFor(() => expect(window.history.state).toEqual({ page: 'this' }))
  window.history.replaceState(state, '')
}

const setUp = () =>
  render(
    <StrictMode>
      <Page choices={[[], ['menu'], ['dialog'], ['dialog', 'sheet']]} />
    </StrictMode>,
  )

describe('a layer that Back closes', () => {
  it('adds a step to the history when it opens, and is closed by Back', async () => {
    setUp()
    await choose('menu')
    await stands(1)
    window.history.back()
    await waitFor(() => expect(isOpen('menu')).toBe(false))
    expect(standing()).toBeUndefined()
  })

  it('removes its step when it is closed otherwise', async () => {
    setUp()
    await choose('menu')
    await stands(1)
    await choose('nothing')
    await stands(undefined)
  })

  it('hands its step over to a layer that opens in its place', async () => {
    setUp()
    await choose('menu')
    await stands(1)
    await choose('dialog')
    expect(isOpen('menu')).toBe(false)
    // An unwanted step back would have come by then.
    await popped()
    expect(isOpen('dialog')).toBe(true)
    expect(standing()).toBe(1)
    window.history.back()
    await waitFor(() => expect(isOpen('dialog')).toBe(false))
  })

  it('is closed from the top, one step at a time', async () => {
    setUp()
    await choose('dialog')
    await stands(1)
    await choose('dialog and sheet')
    await stands(2)
    window.history.back()
    await waitFor(() => expect(isOpen('sheet')).toBe(false))
    expect(isOpen('dialog')).toBe(true)
    window.history.back()
    await waitFor(() => expect(isOpen('dialog')).toBe(false))
    expect(standing()).toBeUndefined()
  })

  it('removes all steps when all layers close at once', async () => {
    setUp()
    await choose('dialog and sheet')
    await stands(2)
    await choose('nothing')
    await stands(undefined)
  })

  it('does not go back if a page has been opened from it', async () => {
    setUp()
    await choose('dialog')
    await stands(1)
    window.history.pushState({ page: 'another' }, '')
    await choose('nothing')
    await popped()
    expect(window.history.state).toEqual({ page: 'another' })
  })

  it('leaves no step of its own between two pages', async () => {
    setUp()
    window.history.pushState({ page: 'first' }, '')
    await choose('dialog')
    await stands(1)
    window.history.pushState({ page: 'second' }, '')
    await choose('nothing')
    window.history.back()
    await waitFor(() => expect(window.history.state).toEqual({ page: 'first' }))
  })

  it('removes its step when its component unmounts', async () => {
    const { unmount } = setUp()
    await choose('dialog')
    await stands(1)
    unmount()
    await stands(undefined)
  })
})

describe('a reloaded page', () => {
  afterEach(() => {
    jest.useRealTimers()
  })

  /** Lets time pass for the page, and the steps that are due then come. */
  const pass = (milliseconds: number) =>
    act(async () => {
      jest.advanceTimersByTime(milliseconds)
      await popped()
    })

  it('leaves the steps of layers that were open before, so that Back leads back', async () => {
    window.history.pushState({ idx: 3 }, '')
    window.history.pushState({ openLayers: 1, idx: 3 }, '')
    window.history.pushState({ openLayers: 2, idx: 3 }, '')
    leaveOldSteps(1000, false)
    await stands(undefined)
    expect(window.history.state).toEqual({ idx: 3 })
  })

  it('hands the old step over to a layer that opens by itself in time', async () => {
    window.history.pushState({ idx: 5 }, '')
    await standIn({ openLayers: 1, idx: 5 })
    const { length } = window.history
    setUp()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    leaveOldSteps(100, true)
    await pass(99)
    expect(standing()).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'dialog' }))
    await pass(1)
    expect(standing()).toBe(1)
    // A new step would have removed the steps ahead.
    expect(window.history.length).toBe(length)
    jest.useRealTimers()
    window.history.back()
    await waitFor(() => expect(isOpen('dialog')).toBe(false))
    expect(window.history.state).toEqual({ idx: 5 })
  })

  it('waits for a layer whose step says that it opens again by itself', async () => {
    window.history.pushState({ idx: 6 }, '')
    const { unmount } = render(<Returning />)
    await stands(1)
    const said = window.history.state
    unmount()
    await stands(undefined)
    // The state that a reloaded page finds.
    await standIn(Object(said))
    const { length } = window.history
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    leaveOldSteps(100, false)
    await pass(99)
    const again = render(<Returning />)
    await pass(1)
    expect(standing()).toBe(1)
    expect(window.history.length).toBe(length)
    jest.useRealTimers()
    again.unmount()
    await stands(undefined)
  })

  it('leaves the old steps if no layer opens in time', async () => {
    window.history.pushState({ idx: 7 }, '')
    window.history.pushState({ openLayers: 1, idx: 7 }, '')
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    leaveOldSteps(50, true)
    await pass(49)
    expect(standing()).toBe(1)
    await pass(1)
    expect(window.history.state).toEqual({ idx: 7 })
  })

  it('does not go back if nothing was open', async () => {
    window.history.replaceState({ idx: 4 }, '')
    leaveOldSteps(1000, false)
    await popped()
    expect(window.history.state).toEqual({ idx: 4 })
  })
})

describe('a navigation while a layer is open', () => {
  const steps = { pushed: 0 }
  /** Navigates like a router, which sets a state of its own. */
  const goTo = amongSteps((path, { replace }) => {
    steps.pushed += 1
    const state = { at: steps.pushed }
    if (replace) window.history.replaceState(state, '', path)
    else window.history.pushState(state, '', path)
  })
  const address = () => `${window.location.pathname}${window.location.search}`

  beforeEach(() => {
    window.history.pushState({}, '', '/order?token=old')
  })

  it('replaces the address at once, and the page’s own step once the layer has closed', async () => {
    setUp()
    await choose('dialog')
    await stands(1)
    goTo('/order?token=new', { replace: true })
    expect(address()).toBe('/order?token=new')
    expect(standing()).toBe(1)
    await choose('nothing')
    await stands(undefined)
    expect(address()).toBe('/order?token=new')
  })

  it('replaces the page’s own step also when Back closes the layers', async () => {
    setUp()
    await choose('dialog and sheet')
    await stands(2)
    goTo('/order?token=new', { replace: true })
    window.history.back()
    await stands(1)
    expect(isOpen('dialog')).toBe(true)
    window.history.back()
    await stands(undefined)
    expect(isOpen('dialog')).toBe(false)
    expect(address()).toBe('/order?token=new')
  })

  it('keeps the marks of the page’s step, and does not pass them on to the next page', async () => {
    const isMarked = () => expect.objectContaining({ codeFollowed: true })
    window.history.replaceState({ codeFollowed: true }, '')
    goTo('/order?token=new', { replace: true })
    expect(window.history.state).toEqual({ codeFollowed: true, at: steps.pushed })
    setUp()
    await choose('dialog')
    await stands(1)
    goTo('/order?token=newest', { replace: true })
    expect(window.history.state).toEqual(isMarked())
    await choose('nothing')
    await stands(undefined)
    expect(window.history.state).toEqual(isMarked())
    goTo('/another', { replace: false })
    expect(window.history.state).not.toEqual(isMarked())
  })

  it('leaves the address of a page that was opened afterwards', async () => {
    setUp()
    await choose('dialog')
    await stands(1)
    goTo('/order?token=new', { replace: true })
    goTo('/another', { replace: false })
    await choose('nothing')
    await popped()
    expect(address()).toBe('/another')
  })
})

describe('a navigation to the page that was just navigated to', () => {
  it('adds no second step, as Back would seem to do nothing', () => {
    const hows: boolean[] = []
    const goTo = amongSteps((path, { replace }) => {
      hows.push(replace)
      if (!replace) window.history.pushState({}, '', path)
    })
    for (const path of ['/order-review?vehicle_id=1', '/order-review?vehicle_id=1'])
      goTo(path, { replace: false })
    goTo('/order-review?vehicle_id=2', { replace: false })
    expect(hows).toEqual([false, true, false])
  })

  it('keeps the other marks of its step, because it is the same', () => {
    const goTo = amongSteps((path, { replace }) => {
      if (replace) window.history.replaceState({}, '', path)
      else window.history.pushState({}, '', path)
    })
    goTo('/order-review', { replace: false })
    window.history.replaceState({ mark: 'kept' }, '')
    goTo('/order-review', { replace: false })
    expect(window.history.state).toEqual({ mark: 'kept' })
  })
})

describe('a page that comes back from the browser’s cache', () => {
  // Missing in jsdom.
  const navigation = Object.assign(new EventTarget(), {
    currentEntry: { index: 0 },
    canGoForward: false,
  })
  const push = window.history.pushState.bind(window.history)

  beforeEach(() => {
    Reflect.set(window, 'navigation', navigation)
    jest.spyOn(window.history, 'pushState').mockImplementation((...step) => {
      const from = navigation.currentEntry
      push(...step)
      navigation.currentEntry = { index: from.index + 1 }
      navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { from }))
    })
  })

  afterEach(() => {
    Reflect.deleteProperty(window, 'navigation')
  })

  it('is not left again for the page that was gone back from, as its open layer closes', async () => {
    window.history.pushState({ page: 'this' }, '')
    setUp()
    await choose('menu')
    await stands(1)
    // Another page is opened from the menu, and left by Back. This page hears of neither.
    push({ page: 'another' }, '')
    window.history.back()
    await stands(1)
    navigation.canGoForward = true
    await choose('nothing')
    await stands(undefined)
    await popped()
    expect(window.history.state).toEqual({ page: 'this' })
  })
})
