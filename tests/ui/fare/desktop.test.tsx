import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import {
  fareEdited,
  quotingFailed,
  quotingStarted,
} from '../../../src/application/fare/fareForm.slice.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  pickerClosed,
  pinDragStarted,
  pinDropped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type {
  DescribePointError,
  Places,
  ResolvePlaceError,
} from '../../../src/application/place/places.port.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { Place } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { SiteLink } from '../../../src/ui/app/link/SiteLink.tsx'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { DesktopBar } from '../../../src/ui/fare/DesktopBar.tsx'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { asha as customer } from '../../support/account.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { koramangala, mapBesideForm, whitefield } from '../../support/places.ts'
import { visit } from '../../support/visit.tsx'
import { mobileField, nameField, submitButton, withRoute } from './steps.ts'

const visitBar = () => visit(<DesktopBar />, { desktop: true, path: '/en-IN' })
const visitCard = () => visit(<FareEstimatePage />, { desktop: true })

/** The card, filled in, with a service that never answers, and the enquiries that it was sent. */
const visitFilledCard = async () => {
  const asked: unknown[] = []
  const visited = await visit(<FareEstimatePage />, {
    desktop: true,
    ports: {
      quoteFare: (enquiry) => {
        asked.push(enquiry)
        return unanswered
      },
    },
  })
  await visited.happen(
    ...withRoute,
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )
  return { ...visited, asked }
}

const places: Places = {
  search: () => TE.right([{ id: 'k', primary: 'Koramangala', secondary: 'Bengaluru, Karnataka' }]),
  resolve: () => TE.right(koramangala),
  describe: () => TE.right(koramangala),
  abandon: () => undefined,
}

const pickup = () => screen.getByRole('combobox', { name: /Pickup/ })
const drop = () => screen.getByRole('combobox', { name: /Drop/ })
const requirement = () => screen.getByRole('combobox', { name: 'What best describes you?' })

const asha = customerRecognised({ ...customer, requirement: 'business' })

describe('the desktop’s bar', () => {
  it('asks a guest for everything at once, and leads to the fares', async () => {
    const { user, happen, went } = await visitBar()
    await happen(...withRoute)
    expect(pickup()).toHaveValue('Koramangala, Bengaluru')
    expect(drop()).toHaveValue('Indiranagar, Bengaluru')
    for (const field of [pickup(), drop(), nameField(), mobileField(), requirement()])
      expect(field).toBeRequired()
    await user.type(nameField(), 'Asha Rao')
    await user.type(mobileField(), '9876543210')
    expect(screen.getByRole('option', { name: 'Personal User' })).toBeInTheDocument()
    await user.selectOptions(requirement(), 'Business User')
    await user.click(submitButton())
    expect(went.map(({ path }) => path)).toEqual(['/en-IN/fare_estimate_mob'])
  })

  it('shows an error as it is typed', async () => {
    const { user } = await visitBar()
    await user.type(nameField(), 'Al')
    expect(screen.getByText('Name must contain at least 3 alphabets')).toBeVisible()
    await user.type(nameField(), 'i')
    expect(screen.queryByText('Name must contain at least 3 alphabets')).toBeNull()
  })

  it('shows an error for an address that is emptied, and none while it is being searched', async () => {
    const { user } = await visitBar()
    await user.type(drop(), 'Ko')
    expect(screen.queryByText('Select from dropdown')).toBeNull()
    await user.clear(drop())
    expect(screen.getByText('Drop address is required')).toBeVisible()
    expect(drop()).toHaveFocus()
    expect(screen.queryByText('Pickup address is required')).toBeNull()
    await user.type(drop(), 'K')
    expect(screen.queryByText('Drop address is required')).toBeNull()
  })

  it('can be submitted at any time, and leads to what is missing', async () => {
    const { user, went } = await visitBar()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
    await user.click(submitButton())
    expect(screen.getByText('Pickup address is required')).toBeVisible()
    expect(screen.getByText('Drop address is required')).toBeVisible()
    expect(pickup()).toHaveFocus()
    expect(went).toEqual([])
  })

  it('shows a customer’s known details, disabled', async () => {
    const { happen } = await visitBar()
    await happen(asha)
    expect(nameField()).toHaveValue('Asha Rao')
    expect(nameField()).toBeDisabled()
    expect(mobileField()).toHaveValue('9876543210')
    expect(mobileField()).toBeDisabled()
    expect(requirement()).toHaveDisplayValue('Business User')
    expect(requirement()).toBeDisabled()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('asks for an unknown name, and hides other unknown details', async () => {
    const { happen } = await visitBar()
    await happen(customerRecognised({ ...customer, name: '', requirement: 'house_shift' }))
    expect(nameField()).toBeEnabled()
    expect(mobileField()).toBeDisabled()
    expect(screen.queryByRole('combobox', { name: 'What best describes you?' })).toBeNull()
  })
})

describe('the desktop’s card', () => {
  it('has a heading and a button of its own', async () => {
    await visitCard()
    expect(screen.getByRole('heading', { level: 1, name: 'Get a fare estimate' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check the fare' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Get Fare Estimate' })).toBeNull()
  })

  it('clears both locations and nothing else', async () => {
    const { user, happen } = await visitCard()
    await happen(...withRoute)
    await user.type(nameField(), 'Asha Rao')
    await user.click(screen.getByRole('button', { name: 'Clear locations' }))
    expect(pickup()).toHaveValue('')
    expect(drop()).toHaveValue('')
    expect(nameField()).toHaveValue('Asha Rao')
  })

  it('says that there is nothing to clear while both locations are empty', async () => {
    const { user, happen } = await visitCard()
    const clear = screen.getByRole('button', { name: 'Clear locations' })
    expect(clear).toHaveAttribute('aria-disabled', 'true')
    await happen(...withRoute)
    expect(clear).not.toHaveAttribute('aria-disabled')
    await user.click(clear)
    expect(clear).toHaveAttribute('aria-disabled', 'true')
    // A key pressed twice meets the same button.
    expect(clear).toHaveFocus()
    await user.type(drop(), 'Ko')
    expect(clear).not.toHaveAttribute('aria-disabled')
  })

  it('shows no error for cleared locations until they are left again', async () => {
    const { user, happen } = await visitCard()
    await happen(...withRoute)
    await user.click(pickup())
    await user.click(drop())
    await user.click(nameField())
    await user.click(screen.getByRole('button', { name: 'Clear locations' }))
    expect(screen.queryByText('Pickup address is required')).toBeNull()
    expect(screen.queryByText('Drop address is required')).toBeNull()
    await user.click(pickup())
    await user.click(nameField())
    expect(screen.getByText('Pickup address is required')).toBeVisible()
    expect(screen.queryByText('Drop address is required')).toBeNull()
  })

  it('shows the errors of cleared locations if the form was tried before', async () => {
    const { user, happen } = await visitCard()
    await happen(...withRoute)
    await user.click(screen.getByRole('button', { name: 'Check the fare' }))
    await user.click(screen.getByRole('button', { name: 'Clear locations' }))
    expect(screen.getByText('Pickup address is required')).toBeVisible()
    expect(screen.getByText('Drop address is required')).toBeVisible()
    expect(screen.getByText('Name is required')).toBeVisible()
  })

  it('shows the error of a field once it is left', async () => {
    const { user } = await visitCard()
    await user.type(nameField(), 'Al')
    expect(screen.queryByText('Name must contain at least 3 alphabets')).toBeNull()
    await user.tab()
    expect(screen.getByText('Name must contain at least 3 alphabets')).toBeVisible()
    await user.type(pickup(), 'Ko')
    await user.clear(pickup())
    expect(screen.queryByText('Pickup address is required')).toBeNull()
    await user.tab()
    expect(screen.getByText('Pickup address is required')).toBeVisible()
  })

  it('swaps pickup and drop', async () => {
    const { user, happen } = await visitCard()
    await happen(...withRoute)
    await user.click(screen.getByRole('button', { name: 'Swap pickup and drop' }))
    expect(pickup()).toHaveValue('Indiranagar, Bengaluru')
    expect(drop()).toHaveValue('Koramangala, Bengaluru')
  })

  it('does not ask for fares while the pin of its map is moving', async () => {
    const { user, happen, asked } = await visitFilledCard()
    const check = () => screen.getByRole('button', { name: 'Check the fare' })
    await happen(mapBesideForm)
    expect(check()).not.toHaveAttribute('aria-busy')
    await happen(pinDragStarted())
    expect(check()).toHaveAttribute('aria-busy', 'true')
    await user.click(check())
    expect(asked).toEqual([])
    await happen(pickerClosed())
    await user.click(check())
    expect(asked).toHaveLength(1)
  })

  it('does not retry while the pin of its map is moving', async () => {
    const { user, happen, asked } = await visitFilledCard()
    const failed = quotingFailed({
      failure: { kind: 'Unreachable', because: 'timeout' },
      refused: [],
    })
    const retry = () => screen.getByRole('button', { name: 'Retry' })
    await happen(quotingStarted('request-1'), failed, mapBesideForm)
    expect(retry()).not.toHaveAttribute('aria-busy')
    await happen(pinDragStarted())
    expect(retry()).toHaveAttribute('aria-busy', 'true')
    await user.click(retry())
    expect(asked).toEqual([])
    await happen(pickerClosed())
    await user.click(retry())
    expect(asked).toHaveLength(1)
  })

  it('shows a chosen place on the map beside the form, and focuses the drop after Confirm', async () => {
    const { user } = await visit(<FareEstimatePage />, { desktop: true, ports: { places } })
    await user.type(pickup(), 'Kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    const confirm = await screen.findByRole('button', { name: 'Confirm Pickup Location' })
    expect(pickup()).toHaveValue('Koramangala, Bengaluru')
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(confirm)
    expect(screen.queryByRole('button', { name: 'Confirm Pickup Location' })).toBeNull()
    expect(drop()).toHaveFocus()
  })

  it('gets the address under a dropped pin even if it becomes a phone’s meanwhile', async () => {
    const read = makePending<DescribePointError, Place>()
    const { happen, turn } = await visit(<FareEstimatePage />, {
      desktop: true,
      ports: { places: { ...places, describe: () => read.task } },
    })
    await happen(...withRoute, mapBesideForm, pinDropped({ lat: 12.95, lng: 77.65 }))
    await waitFor(() => expect(read.count()).toBe(1))
    await turn(false)
    read.answer(E.right(whitefield))
    await happen()
    expect(screen.getByRole('button', { name: /^Pickup/ })).toHaveTextContent(
      'Whitefield, Bengaluru',
    )
    expect(submitButton()).not.toHaveAttribute('aria-busy')
  })

  it('gets the current location even if it becomes a phone’s meanwhile', async () => {
    const located = makePending<LocateCustomerError, Coordinates>()
    const { user, happen, turn } = await visit(<FareEstimatePage />, {
      desktop: true,
      ports: { places, locateCustomer: located.task },
    })
    await user.click(pickup())
    await user.click(await screen.findByRole('option', { name: 'Use Current Location' }))
    await turn(false)
    located.answer(E.right(koramangala.location))
    await happen()
    expect(screen.getByRole('button', { name: /^Pickup/ })).toHaveTextContent(
      'Koramangala, Bengaluru',
    )
  })

  it('shows no error for an address that is being searched, but one for an address that was left', async () => {
    const { user } = await visit(<FareEstimatePage />, { desktop: true, ports: { places } })
    await user.click(screen.getByRole('button', { name: 'Check the fare' }))
    expect(screen.getByText('Pickup address is required')).toBeVisible()

    await user.type(pickup(), 'Kora')
    expect(screen.queryByText('Pickup address is required')).toBeNull()
    expect(screen.queryByText('Select from dropdown')).toBeNull()
    await user.click(nameField())
    expect(screen.getByText('Select from dropdown')).toBeVisible()
  })

  it('finds no fault with an address that is being located, until nothing comes of it', async () => {
    const located = makePending<LocateCustomerError, Coordinates>()
    const { user, happen } = await visit(<FareEstimatePage />, {
      desktop: true,
      ports: { places, locateCustomer: located.task },
    })
    await user.click(pickup())
    await user.click(await screen.findByRole('option', { name: 'Use Current Location' }))
    await user.click(nameField())
    expect(screen.queryByText('Pickup address is required')).toBeNull()
    await user.type(drop(), 'Kora')
    expect(screen.queryByText('Pickup address is required')).toBeNull()

    located.answer(E.left({ kind: 'LocationDenied' }))
    await happen()
    expect(screen.getByText('Pickup address is required')).toBeVisible()
  })

  it('finds no fault with an address that is being fetched, until nothing comes of it', async () => {
    const chosen = makePending<ResolvePlaceError, Place>()
    const { user, happen } = await visit(<FareEstimatePage />, {
      desktop: true,
      ports: { places: { ...places, resolve: () => chosen.task } },
    })
    await user.type(pickup(), 'Kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    await user.type(drop(), 'White')
    expect(screen.queryByText('Select from dropdown')).toBeNull()

    chosen.answer(E.left({ kind: 'PlaceNotFound' }))
    await happen()
    expect(screen.getByText('Select from dropdown')).toBeVisible()
  })

  it('closes an open map when the fares are asked for', async () => {
    const { user } = await visit(<FareEstimatePage />, { desktop: true, ports: { places } })
    await user.type(pickup(), 'Kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    await screen.findByRole('button', { name: 'Confirm Pickup Location' })
    await user.click(screen.getByRole('button', { name: 'Check the fare' }))
    expect(screen.queryByRole('button', { name: 'Confirm Pickup Location' })).toBeNull()
    expect(drop()).toHaveFocus()
    expect(pickup()).toHaveValue('Koramangala, Bengaluru')
  })
})

describe('a desktop’s form that is left by a link while its address is fetched', () => {
  const leave = async (form: ReactNode, query = '') => {
    const chosen = makePending<ResolvePlaceError, Place>()
    const visited = await visit(
      <>
        <SiteLink to={`/en-IN/support${query}`}>More services</SiteLink>
        <Routes>
          <Route path="/en-IN/fare-estimate" element={form} />
          <Route path="*" element={<h1>Support</h1>} />
        </Routes>
        <Modals />
      </>,
      { desktop: true, ports: { places: { ...places, resolve: () => chosen.task } } },
    )
    const { user } = visited
    await user.type(pickup(), 'Kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    await user.click(screen.getByRole('link', { name: 'More services' }))
    return { ...visited, chosen }
  }

  it.each([
    ['the bar', <DesktopBar key="bar" />],
    ['the card', <FareEstimatePage key="card" />],
  ])('gets the address, and leaves no picker open: %s', async (_, form) => {
    const { happen, store, chosen } = await leave(form)
    expect(store.getState().locationPicker).toEqual({ status: 'closed' })
    chosen.answer(E.right(koramangala))
    await happen()
    const { fareForm, locationPicker } = store.getState()
    expect(fareForm.form.input.pickup).toEqual({ status: 'resolved', place: koramangala })
    expect(locationPicker).toEqual({ status: 'closed' })
  })

  it('says on the next page with the form, too, that the location which is fetched can be cleared', async () => {
    const { user } = await visit(
      <>
        <SiteLink to="/en-IN/support">More services</SiteLink>
        <Routes>
          <Route path="/en-IN/fare-estimate" element={<FareEstimatePage key="left" />} />
          <Route path="*" element={<FareEstimatePage key="next" />} />
        </Routes>
      </>,
      { desktop: true, ports: { locateCustomer: unanswered } },
    )
    await user.click(pickup())
    await user.click(await screen.findByRole('option', { name: /current location/i }))
    await user.click(screen.getByRole('link', { name: 'More services' }))
    const clear = screen.getByRole('button', { name: 'Clear locations' })
    expect(clear).not.toHaveAttribute('aria-disabled')
    await user.click(clear)
    expect(clear).toHaveAttribute('aria-disabled', 'true')
  })

  it('stands in the way of nothing that the link opens', async () => {
    await leave(<FareEstimatePage />, '?service_category=1')
    expect(await screen.findByRole('dialog', { name: 'What do you want to send?' })).toBeVisible()
  })
})
