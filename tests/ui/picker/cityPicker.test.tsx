import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { limits } from '../../../config/market/limits.ts'
import { modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { selectOfferedServices } from '../../../src/application/picker/picker.selectors.ts'
import { cityEntered, cityLeft } from '../../../src/application/place/pageCity.slice.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { Header } from '../../../src/ui/header/Header.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { cityOf } from '../../support/cities.ts'
import { goBack } from '../../support/goBack.ts'
import { type Visit, visit } from '../../support/visit.tsx'

type Ports = NonNullable<Visit['ports']>

const visitCities = async (ports: Ports = {}, options: Visit = {}) => {
  const remembered: string[] = []
  const visited = await visit(
    <>
      <Header />
      <Modals />
    </>,
    {
      path: '/en-IN/fare-estimate',
      ...options,
      ports: { rememberCity: (city) => remembered.push(city), ...ports },
    },
  )
  await visited.happen()
  return { ...visited, remembered }
}

const city = () => screen.getByRole('button', { name: /^City: / })
const picker = () => screen.queryByRole('dialog', { name: 'Choose your city' })
const shown = () => screen.findByRole('dialog', { name: 'Choose your city' })
const cards = () => within(screen.getByRole('dialog')).getAllByRole('listitem')
const card = (name: string) =>
  within(screen.getByRole('dialog', { name: 'Choose your city' })).getByRole('button', { name })

afterEach(() => {
  jest.useRealTimers()
})

/** Fakes the timers, but not what the steps of the history wait for. */
const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })

describe('the city in the header', () => {
  it.each([
    ['en-IN', null, 'Bengaluru'],
    ['en-IN', 'mumbai', 'Mumbai'],
    ['en-IN', 'delhi_ncr', 'Delhi NCR'],
    ['en-IN', 'atlantis', 'Bengaluru'],
    ['en-IN', 'constructor', 'Bengaluru'],
    ['en-AE', null, 'Dubai'],
    ['en-AE', 'mumbai', 'Dubai'],
    ['tr-TR', null, 'İstanbul'],
    ['bn-BD', null, 'ঢাকা'],
  ])('in %s, with %s remembered, is %s', async (locale, remembered, name) => {
    await visitCities({ recallCity: () => remembered }, { locale, path: `/${locale}` })
    expect(city()).toHaveAccessibleName(`City: ${name}`)
  })

  it.each([
    ['mumbai', null, 'Mumbai', 'Bengaluru'],
    ['mumbai', 'pune', 'Pune', 'Pune'],
    // A city of another country does not count.
    ['mumbai', 'dubai', 'Mumbai', 'Bengaluru'],
    // Delhi has the same centre as Delhi NCR.
    ['delhi', null, 'Delhi', 'Bengaluru'],
  ])(
    'on the page of %s, with %s remembered, is %s, and afterwards %s',
    async (key, remembered, name, left) => {
      const { happen } = await visitCities({ recallCity: () => remembered })
      await happen(cityEntered(cityOf(key)))
      expect(city()).toHaveAccessibleName(`City: ${name}`)
      await happen(cityLeft())
      expect(city()).toHaveAccessibleName(`City: ${left}`)
    },
  )

  it('offers its own services if a city of another country is remembered', async () => {
    const { store, happen } = await visitCities(
      { recallCity: () => 'pune' },
      { locale: 'en-AE', path: '/en-AE' },
    )
    const offered = () => selectOfferedServices(store.getState()).map(({ category }) => category)
    expect(offered()).toContain('compact')
    await happen(cityEntered(cityOf('sharjah')))
    expect(offered()).not.toContain('compact')
  })

  it.each([true, false])('is shown at both sizes (desktop: %s)', async (desktop) => {
    await visitCities({}, { desktop })
    expect(city()).toBeVisible()
  })
})

describe('the city picker', () => {
  it('lists the cities of the market, with the present one marked', async () => {
    const { user } = await visitCities()
    await user.click(city())
    expect(await shown()).toBeVisible()
    expect(cards()).toHaveLength(22)
    const drawings = cards().map((one) => one.querySelector('svg')?.innerHTML)
    expect(new Set(drawings).size).toBe(22)
    expect(card('Bengaluru')).toHaveAttribute('aria-pressed', 'true')
    expect(card('Bengaluru')).toHaveFocus()
  })

  it('has a title, and marks the chosen card for screen readers', async () => {
    const { happen } = await visit(<Modals />, { path: '/en-IN' })
    await happen(modalOpened({ kind: 'citySelector' }))
    expect(await shown()).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })

  it('remembers the choice, and opens the city’s page as it closes after half a second', async () => {
    const { user, remembered, went } = await visitCities()
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(card('Pune'))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay - 1))
    // A customer who tapped the wrong card gets another half a second after tapping the right one.
    fireEvent.click(card('Delhi NCR'))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay - 1))
    expect(card('Delhi NCR')).toHaveAttribute('aria-pressed', 'true')
    expect(went).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(picker()).toBeNull()
    expect(remembered).toEqual(['delhi_ncr'])
    expect(went).toEqual([{ site: null, path: '/en-IN/city/delhi-ncr', query: [] }])
    expect(city()).toHaveAccessibleName('City: Delhi NCR')
  })

  it.each([
    ['en-IN', '/en-IN/trucks/mumbai', 'Pune', '/en-IN/trucks/pune'],
    ['en-IN', '/en-IN/two-wheeler/mumbai', 'Pune', '/en-IN/two-wheeler/pune'],
    ['en-AE', '/en-AE/rent-mini-trucks-in-dubai', 'Sharjah', '/en-AE/rent-mini-trucks-in-sharjah'],
    ['en-AE', '/en-AE', 'Sharjah', '/en-AE/city/sharjah'],
  ])('in %s leads from %s with %s to %s', async (locale, path, name, to) => {
    const { user, went } = await visitCities({}, { locale, path })
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(card(name))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(went).toMatchObject([{ path: to }])
  })

  it('does not navigate if the page is already that of the city', async () => {
    const { user, went } = await visitCities({}, { path: '/en-IN/city/pune' })
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(card('Pune'))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(picker()).toBeNull()
    expect(went).toEqual([])
  })

  it.each<[string, () => unknown]>([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['Back', goBack],
  ])('undoes a choice when it is closed right after it, by %s', async (_, close) => {
    const { user, remembered, went } = await visitCities({ recallCity: () => 'mumbai' })
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(card('Delhi NCR'))
    fireEvent.click(card('Pune'))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay - 1))
    await close()
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(picker()).toBeNull()
    expect(city()).toHaveAccessibleName('City: Mumbai')
    expect(remembered).toEqual([])
    expect(went).toEqual([])
  })

  it('returns to no city when a choice is undone and none was known before', async () => {
    const { user, store } = await visitCities()
    await user.click(city())
    await shown()
    fireEvent.click(card('Pune'))
    expect(city()).toHaveAccessibleName('City: Pune')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(city()).toHaveAccessibleName('City: Bengaluru')
    expect(store.getState().userCity).toBeNull()
  })

  it('remembers the choice, but leads nowhere, if another modal took its place meanwhile', async () => {
    const { user, happen, remembered, went } = await visitCities()
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(card('Pune'))
    await happen(modalOpened({ kind: 'categoryPicker', chosen: null }))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(screen.getByRole('dialog', { name: 'What do you want to send?' })).toBeVisible()
    expect(remembered).toEqual(['pune'])
    expect(went).toEqual([])
  })

  it('closes without a choice after half a second, and gives the focus back', async () => {
    const { user, remembered, went } = await visitCities()
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(picker()).toBeNull()
    expect(city()).toHaveFocus()
    expect(remembered).toEqual([])
    expect(went).toEqual([])
  })

  it('takes no choice by a key while it is closing', async () => {
    const { user, remembered, went } = await visitCities()
    await user.click(city())
    await shown()
    fakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    // Enter on a card is a click for the page.
    fireEvent.click(card('Pune'))
    await act(() => jest.advanceTimersByTimeAsync(2 * limits.modalCloseDelay))
    expect(picker()).toBeNull()
    expect(city()).toHaveAccessibleName('City: Bengaluru')
    expect(remembered).toEqual([])
    expect(went).toEqual([])
  })
})
