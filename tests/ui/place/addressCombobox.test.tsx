import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import { pickerOpened, searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import type {
  Places,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../../src/application/place/places.port.ts'
import type { Place, Waypoint } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { useAppSelector } from '../../../src/ui/app/store.ts'
import { AddressCombobox } from '../../../src/ui/place/AddressCombobox.tsx'
import { AddressDialog } from '../../../src/ui/place/AddressDialog.tsx'
import { LocationPicker } from '../../../src/ui/place/LocationPicker.tsx'
import { comeBackOnline } from '../../support/online.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { standingRegions } from '../../support/standing.ts'
import { visit } from '../../support/visit.tsx'
import type { WorldNeeds } from '../../support/world.ts'
import { failingOnce, knownPlaces, predictions, unhurried } from './pickedPlaces.ts'

type Choice = 'accept' | 'acceptAndPin'

const Field = ({
  waypoint,
  onChoice,
  left,
  used,
}: {
  readonly waypoint: Waypoint
  readonly onChoice: Choice
  readonly left: string[]
  readonly used: string[]
}) => {
  const entry = useAppSelector(({ fareForm }) => fareForm.form.input[waypoint])
  return (
    <AddressCombobox
      purpose={{ owner: 'fare', waypoint, onChoice, near: null }}
      label={waypoint === 'pickup' ? 'Pickup' : 'Drop'}
      placeholder="Where?"
      entry={entry}
      error={null}
      onFocused={() => undefined}
      onUsed={() => used.push(waypoint)}
      onLeave={() => left.push(waypoint)}
    />
  )
}

const form = async (ports: Partial<WorldNeeds> = {}, onChoice: Choice = 'accept') => {
  const left: string[] = []
  const used: string[] = []
  const submitted: string[] = []
  const seen = await visit(
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submitted.push('submit')
        }}
      >
        <Field waypoint="pickup" onChoice={onChoice} left={left} used={used} />
        <Field waypoint="drop" onChoice={onChoice} left={left} used={used} />
        <button type="submit">Go</button>
      </form>
      {onChoice === 'acceptAndPin' && <LocationPicker />}
      <AddressDialog owner="fare" />
    </>,
    { desktop: true, ports: { limits: unhurried, places: knownPlaces, ...ports } },
  )
  const entry = (waypoint: Waypoint) => seen.store.getState().fareForm.form.input[waypoint]
  return { ...seen, left, used, submitted, entry }
}

const placesWith = (some: Partial<Places>): Pick<WorldNeeds, 'places'> => ({
  places: { ...knownPlaces, ...some },
})

afterEach(() => {
  jest.useRealTimers()
})

const pickup = () => screen.getByRole('combobox', { name: 'Pickup' })
const drop = () => screen.getByRole('combobox', { name: 'Drop' })
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const koramangalaOption = () => screen.findByRole('option', { name: /Koramangala/ })

describe('an address field with its own search', () => {
  it('offers places, and last the current location for a pickup', async () => {
    const { user } = await form()
    await user.type(pickup(), 'kora')
    await koramangalaOption()
    expect(optionNames()).toEqual([
      'KoramangalaBengaluru, Karnataka',
      'IndiranagarBengaluru, Karnataka',
      'Use Current Location',
    ])
    expect(screen.getByText('2 places found')).toBeInTheDocument()
  })

  it('shows a long address in full as a tooltip, without reading it out twice', async () => {
    const { user } = await form()
    await user.tab()
    await user.keyboard('kora')
    await user.click(await koramangalaOption())
    await waitFor(() => expect(pickup()).toHaveValue('Koramangala, Bengaluru'))
    expect(screen.getByTitle('Koramangala, Bengaluru')).toContainElement(pickup())
    expect(pickup()).not.toHaveAccessibleDescription()
  })

  it('lets typing replace a chosen address that is clicked, and a second click change a letter of it', async () => {
    const { user } = await form()
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await waitFor(() => expect(pickup()).toHaveValue('Koramangala, Bengaluru'))
    await user.click(drop())
    await user.click(pickup())
    await user.click(pickup())
    await user.keyboard('!')
    expect(pickup()).toHaveValue('Koramangala, Bengaluru!')

    await user.click(await koramangalaOption())
    await waitFor(() => expect(pickup()).toHaveValue('Koramangala, Bengaluru'))
    await user.click(drop())
    await user.click(pickup())
    await user.keyboard('ind')
    expect(pickup()).toHaveValue('ind')
  })

  it('leaves what is marked in a chosen address as it is marked', async () => {
    const { user } = await form()
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await waitFor(() => expect(pickup()).toHaveValue('Koramangala, Bengaluru'))
    await user.click(drop())
    await user.pointer([
      { keys: '[MouseLeft>]', target: pickup(), offset: 0 },
      { target: pickup(), offset: 5 },
      { keys: '[/MouseLeft]', target: pickup() },
    ])
    await user.keyboard('X')
    expect(pickup()).toHaveValue('Xangala, Bengaluru')
  })

  it('offers last the map for a drop', async () => {
    const { user } = await form()
    await user.click(drop())
    expect(optionNames()).toEqual(['Locate on the map'])
    expect(screen.getByText('Type at least 2 characters')).toBeVisible()
  })

  it('takes a chosen place at once, and closes its list', async () => {
    const { user, entry } = await form()
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await waitFor(() => expect(entry('pickup')).toEqual({ status: 'resolved', place: koramangala }))
    expect(pickup()).toHaveValue('Koramangala, Bengaluru')
    expect(pickup()).toHaveFocus()
    expect(optionNames()).toEqual([])
  })

  it('can be used by keys alone, and Enter does not submit the form meanwhile', async () => {
    const { user, entry, submitted } = await form()
    await user.tab()
    expect(pickup()).toHaveFocus()
    await user.keyboard('kora')
    await koramangalaOption()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(entry('pickup')).toEqual({ status: 'resolved', place: indiranagar }))
    expect(submitted).toEqual([])
    await user.keyboard('{Enter}')
    expect(submitted).toEqual(['submit'])
  })

  it('leaves an input method the keys that choose among its words or close them', async () => {
    const { user, store } = await form()
    await user.type(pickup(), 'kora')
    await koramangalaOption()
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      fireEvent.keyDown(pickup(), { key, keyCode: 229, isComposing: true })
    }
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    expect(optionNames()).toHaveLength(3)
    expect(store.getState().locationPicker.status).toBe('selecting')
  })

  it('keeps the mark on its option when other places arrive, and drops both together', async () => {
    const later = makePending<SearchPlacesError, readonly Prediction[]>()
    const { user } = await form(
      placesWith({ search: (text) => (text === 'kora' ? TE.right(predictions) : later.task) }),
    )
    const marked = () => screen.queryByRole('option', { selected: true })
    await user.click(pickup())
    fireEvent.change(pickup(), { target: { value: 'kora' } })
    await koramangalaOption()
    fireEvent.change(pickup(), { target: { value: 'koram' } })
    await waitFor(() => expect(later.count()).toBe(1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toHaveTextContent('Indiranagar')
    await act(async () => later.answer(E.right(predictions.slice(0, 1))))
    expect(optionNames()).toHaveLength(2)
    expect(marked()).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(marked()).toHaveTextContent('Use Current Location')
  })

  it('takes the place that an arrow has just marked if Enter comes before any other task', async () => {
    const { user } = await form()
    await user.click(pickup())
    fireEvent.change(pickup(), { target: { value: 'kora' } })
    await koramangalaOption()
    // Within `act`, React would do at once what it leaves to a later task.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    for (const key of ['ArrowDown', 'Enter']) {
      pickup().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await Promise.resolve()
    }
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    await waitFor(() => expect(pickup()).toHaveValue(koramangala.landmark))
  })

  it('opens by an arrow key in time for the Enter that follows', async () => {
    const { user, submitted } = await form()
    await user.tab()
    await user.tab()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Select Drop' })).toBeVisible()
    expect(submitted).toEqual([])
  })

  it('keeps what was typed when it is left or closed by Esc', async () => {
    const { user, left, entry } = await form()
    await user.type(pickup(), 'kora')
    await koramangalaOption()
    await user.keyboard('{ArrowDown}{Escape}')
    expect(optionNames()).toEqual([])
    expect(pickup()).toHaveValue('kora')
    await user.tab()
    expect(drop()).toHaveFocus()
    expect(left).toEqual(['pickup'])
    expect(entry('pickup')).toEqual({ status: 'typed', text: 'kora' })
  })

  it('chooses nothing when it is left with an option marked', async () => {
    const { user, entry } = await form()
    await user.type(pickup(), 'kora')
    await koramangalaOption()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(entry('pickup')).toEqual({ status: 'typed', text: 'kora' })
    expect(optionNames()).toEqual([])
  })

  it('searches again for its text when the customer comes back to it', async () => {
    const { user } = await form()
    await user.type(pickup(), 'kora')
    await koramangalaOption()
    await user.type(drop(), 'indi')
    await screen.findByRole('option', { name: /Indiranagar/ })
    await user.click(pickup())
    expect(await koramangalaOption()).toBeVisible()
    expect(optionNames()).toContain('Use Current Location')
    expect(drop()).toHaveAttribute('aria-expanded', 'false')
  })

  it('does not show the search of the other field', async () => {
    const { happen } = await form()
    await happen(
      searchTyped({
        owner: 'fare',
        near: null,
        waypoint: 'drop',
        text: 'kora',
        onChoice: 'accept',
      }),
    )
    expect(pickup()).toHaveAttribute('aria-expanded', 'false')
    expect(pickup()).toHaveValue('')
  })

  it('ignores an older answer once more has been typed', async () => {
    const first = makePending<SearchPlacesError, readonly Prediction[]>()
    const { user, happen } = await form(
      placesWith({
        search: (text) => (text === 'ko' ? first.task : TE.right(predictions.slice(1))),
      }),
    )
    await user.type(pickup(), 'ko')
    await user.type(pickup(), 'ra')
    await screen.findByRole('option', { name: /Indiranagar/ })
    first.answer(E.right(predictions.slice(0, 1)))
    await happen()
    expect(optionNames()).toEqual(['IndiranagarBengaluru, Karnataka', 'Use Current Location'])
    expect(pickup()).toHaveValue('kora')
  })

  it('keeps the caret where the customer types', async () => {
    const { user } = await form()
    await user.type(pickup(), 'komangala')
    await user.type(pickup(), 'ra', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(pickup()).toHaveValue('koramangala')
  })

  it('reports each visit once', async () => {
    const { user, used } = await form()
    await user.click(pickup())
    await user.click(pickup())
    await user.click(drop())
    expect(used).toEqual(['pickup', 'drop'])
  })

  it('reports a visit at the first key or text, not at the focus', async () => {
    const { user, used } = await form()
    act(() => pickup().focus())
    await user.tab()
    await user.tab({ shift: true })
    expect(pickup()).toHaveFocus()
    expect(used).toEqual([])
    await user.keyboard('{ArrowDown}k')
    expect(used).toEqual(['pickup'])
    fireEvent.change(drop(), { target: { value: 'dictated' } })
    expect(used).toEqual(['pickup', 'drop'])
  })
})

describe('an address field with a failed search', () => {
  it('says that there is no such place', async () => {
    const { user } = await form(placesWith({ search: () => TE.right([]) }))
    await user.type(pickup(), 'zzzz')
    expect(await screen.findByText(/Check the spelling/)).toBeVisible()
    expect(optionNames()).toEqual(['Use Current Location'])
  })

  it('announces that a search takes long', async () => {
    await form(placesWith({ search: () => unanswered }))
    jest.useFakeTimers()
    fireEvent.change(pickup(), { target: { value: 'Kora' } })
    await act(() => jest.advanceTimersByTimeAsync(3900))
    const { said } = standingRegions()
    expect(said().trim()).toBe('')
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(said()).toContain('Still searching. Your connection may be slow.')
  })

  it('offers a failed search again, within reach of the arrow keys', async () => {
    const search = failingOnce<SearchPlacesError, readonly Prediction[]>(
      { kind: 'Unreachable', because: 'offline' },
      predictions,
    )
    const { user } = await form(placesWith({ search: () => search }))
    await user.type(pickup(), 'ko')
    await screen.findByRole('option', { name: 'Try again' })
    expect(screen.getAllByText(/You are offline/)[0]).toBeVisible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await koramangalaOption()).toBeVisible()
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })

  it('searches again by itself when the connection is back', async () => {
    const search = failingOnce<SearchPlacesError, readonly Prediction[]>(
      { kind: 'Unreachable', because: 'offline' },
      predictions,
    )
    const { user } = await form(placesWith({ search: () => search }))
    await user.type(pickup(), 'ko')
    await screen.findByRole('option', { name: 'Try again' })
    await comeBackOnline()
    expect(await koramangalaOption()).toBeVisible()
  })

  it('offers again a place that could not be fetched', async () => {
    const resolve = failingOnce<ResolvePlaceError, Place>({ kind: 'PlaceNotFound' }, koramangala)
    const { user, entry } = await form(placesWith({ resolve: () => resolve }))
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    expect((await screen.findAllByText('No place found for the given place ID'))[0]).toBeVisible()
    await user.click(screen.getByRole('option', { name: 'Try again' }))
    await waitFor(() => expect(entry('pickup')).toEqual({ status: 'resolved', place: koramangala }))
  })

  it('says under itself what failed after it was left', async () => {
    const later = makePending<ResolvePlaceError, Place>()
    const { user, happen } = await form(placesWith({ resolve: () => later.task }))
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await user.tab()
    later.answer(E.left({ kind: 'PlaceRetryFailed' }))
    await happen()
    expect(pickup()).toHaveAccessibleDescription('Failed to retry geocoding after place ID update')
  })

  it('asks for the address to be typed if the location is denied', async () => {
    const { user } = await form({ locateCustomer: TE.left({ kind: 'LocationDenied' }) })
    await user.click(pickup())
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    expect(await screen.findByText('Location Permission Denied')).toBeVisible()
    expect(
      screen.getAllByText('Location permission was denied. Type the address instead.')[0],
    ).toBeVisible()
    expect(pickup()).toHaveFocus()
    await user.keyboard('ko')
    expect(await koramangalaOption()).toBeVisible()
    expect(screen.queryByText('Location Permission Denied')).toBeNull()
  })
})

describe('a way without typing', () => {
  it('fills the pickup with the customer’s current location', async () => {
    const { user, entry } = await form({ locateCustomer: TE.right({ lat: 12.93, lng: 77.62 }) })
    await user.click(pickup())
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    await waitFor(() => expect(entry('pickup')).toMatchObject({ status: 'resolved' }))
    expect(pickup()).toHaveValue('Koramangala, Bengaluru')
    expect(optionNames()).toEqual([])
  })

  it('fills the pickup even after the drop was searched and left', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const { user, entry } = await form({ locateCustomer: browser.task })
    await user.click(pickup())
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    await user.type(drop(), 'kora')
    await koramangalaOption()
    await user.tab()
    browser.answer(E.right({ lat: 12.93, lng: 77.62 }))
    await waitFor(() => expect(entry('pickup')).toMatchObject({ status: 'resolved' }))
    expect(entry('drop')).toEqual({ status: 'typed', text: 'kora' })
  })

  it('shows that the current location is awaited, also while another field is searched in', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const { user, happen } = await form({ locateCustomer: browser.task })
    const wait = () => pickup().closest('[data-field-box]')?.querySelector('.waiting')
    await user.click(pickup())
    expect(wait()).toBeNull()
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    expect(wait()).toBeVisible()
    await user.type(drop(), 'kora')
    expect(wait()).toBeVisible()
    browser.answer(E.left({ kind: 'LocationUnavailable' }))
    await happen()
    expect(wait()).toBeNull()
  })

  it('fills the pickup even if the connection comes back after a failed search', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const search = failingOnce<SearchPlacesError, readonly Prediction[]>(
      { kind: 'Unreachable', because: 'offline' },
      predictions,
    )
    const { user, entry } = await form({
      ...placesWith({ search: () => search }),
      locateCustomer: browser.task,
    })
    await user.type(pickup(), 'ko')
    await screen.findByRole('option', { name: 'Try again' })
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    await comeBackOnline()
    browser.answer(E.right({ lat: 12.93, lng: 77.62 }))
    await waitFor(() => expect(entry('pickup')).toMatchObject({ status: 'resolved' }))
  })

  it('opens the map for a drop in the dialog if the page has no map', async () => {
    const { user, entry } = await form()
    await user.click(drop())
    await user.click(screen.getByRole('option', { name: 'Locate on the map' }))
    expect(await screen.findByRole('dialog', { name: 'Select Drop' })).toBeVisible()
    await screen.findByRole('heading', { name: 'Koramangala' })
    await user.click(screen.getByRole('button', { name: 'Confirm Drop Location' }))
    expect(entry('drop')).toMatchObject({ status: 'resolved' })
    expect(drop()).toHaveFocus()
  })
})

describe('an option that is clicked again while it is acted on', () => {
  it.each<[string, Choice]>([
    ['in a field', 'accept'],
    ['beside a map', 'acceptAndPin'],
  ])('asks for its place once: %s', async (_, onChoice) => {
    const later = makePending<ResolvePlaceError, Place>()
    const { user } = await form(placesWith({ resolve: () => later.task }), onChoice)
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await user.click(await koramangalaOption())
    expect(later.count()).toBe(1)
    await user.click(screen.getByRole('option', { name: /Indiranagar/ }))
    expect(later.count()).toBe(2)
  })

  it('asks for the current location once', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const { user } = await form({ locateCustomer: browser.task })
    await user.click(pickup())
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    await user.click(screen.getByRole('option', { name: 'Fetching Current Location' }))
    expect(browser.count()).toBe(1)
  })
})

describe('an address field that was left', () => {
  it('gets the place that the lost connection took with it', async () => {
    let tries = 0
    const { user, entry } = await form(
      placesWith({
        resolve: () => {
          tries += 1
          return tries === 1 ? unanswered : TE.right(koramangala)
        },
      }),
    )
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await user.tab()
    await comeBackOnline()
    await waitFor(() => expect(entry('pickup')).toEqual({ status: 'resolved', place: koramangala }))
    await comeBackOnline()
    expect(tries).toBe(2)
  })

  it('gets the place that it said could not be reached', async () => {
    const later = makePending<ResolvePlaceError, Place>()
    const { user, entry, happen } = await form(placesWith({ resolve: () => later.task }))
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await user.tab()
    later.answer(E.left({ kind: 'Unreachable', because: 'offline' }))
    await happen()
    expect(pickup()).toHaveAccessibleDescription(/^You are offline/)
    await comeBackOnline()
    later.answer(E.right(koramangala))
    await waitFor(() => expect(entry('pickup')).toEqual({ status: 'resolved', place: koramangala }))
    expect(pickup()).not.toHaveAccessibleDescription()
    expect(drop()).toHaveFocus()
  })
})

describe('an address field beside a map', () => {
  it('keeps a placeholder for the map while it is searched in', async () => {
    const { user } = await form({}, 'acceptAndPin')
    await user.type(pickup(), 'kora')
    expect(screen.getByRole('region', { name: 'Select Pickup' })).toHaveTextContent(
      'Search for the pickup in its field.',
    )
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
  })

  it('shows the chosen place on the map, and keeps the focus', async () => {
    const { user, entry } = await form({}, 'acceptAndPin')
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    expect(await screen.findByRole('button', { name: 'Confirm Pickup Location' })).toBeVisible()
    expect(entry('pickup')).toEqual({ status: 'resolved', place: koramangala })
    expect(pickup()).toHaveFocus()
    expect(optionNames()).toEqual([])
  })

  it('gets the focus back from the map’s Change, with its text selected', async () => {
    const { user } = await form({}, 'acceptAndPin')
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    expect(pickup()).toHaveFocus()
    await user.keyboard('in')
    expect(pickup()).toHaveValue('in')
  })

  it('leaves the wait for the current location and its failure to the map', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const { user } = await form({ locateCustomer: browser.task }, 'acceptAndPin')
    await user.type(pickup(), 'kora')
    await user.click(await koramangalaOption())
    await user.click(pickup())
    await user.click(screen.getByRole('option', { name: 'Use Current Location' }))
    expect(pickup()).toHaveAttribute('aria-expanded', 'false')
    expect(optionNames()).toEqual([])
    browser.answer(E.left({ kind: 'LocationDenied' }))
    expect(await screen.findByText('Location Permission Denied')).toBeVisible()
    expect(optionNames()).toEqual([])
  })

  it('opens the map for a drop beside itself', async () => {
    const { user } = await form({}, 'acceptAndPin')
    await user.click(drop())
    await user.click(screen.getByRole('option', { name: 'Locate on the map' }))
    expect(await screen.findByRole('button', { name: 'Confirm Drop Location' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the picker inline on a page', () => {
  it('has a title, a search and a map', async () => {
    const { user, happen } = await visit(<LocationPicker headingLevel={3} />, {
      desktop: true,
      ports: { limits: unhurried, places: knownPlaces },
    })
    expect(screen.queryByRole('region')).toBeNull()
    await happen(
      pickerOpened({ owner: 'fare', near: null, waypoint: 'drop', onChoice: 'pin', place: null }),
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Select Drop' })).toBeVisible()
    await user.type(screen.getByRole('combobox', { name: 'Drop address' }), 'indi')
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }))
    expect(await screen.findByRole('heading', { level: 4, name: 'Indiranagar' })).toHaveFocus()
  })
})
