import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { useState } from 'react'
import { limits } from '../../../config/market/limits.ts'
import {
  cityChosen,
  registrationEdited,
} from '../../../src/application/partner/partnerRegistration.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { PartnerVehicle } from '../../../src/domain/partner/partnerVehicle.ts'
import type { Registration } from '../../../src/domain/partner/registration.ts'
import { AttachVehicleDialog } from '../../../src/ui/partner/AttachVehicleDialog.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { comeBackOnline } from '../../support/online.ts'
import { tata407, tataAce } from '../../support/partner.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { spoken } from '../../support/spoken.ts'
import { standingRegions } from '../../support/standing.ts'
import { type Visit, visit } from '../../support/visit.tsx'

/** The dialog, and a button that opens it. */
const Opener = () => {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <AttachVehicleDialog onClosed={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}

const opener = () => screen.queryByRole('button', { name: 'Open' })

const visitDialog = async (ports: NonNullable<Visit['ports']> = {}, options: Visit = {}) => {
  const visited = await visit(<Opener />, { path: '/en-IN/partners', ...options, ports })
  return {
    ...visited,
    open: () => visited.user.click(screen.getByRole('button', { name: 'Open' })),
    close: async () => {
      await visited.user.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(opener()).toBeVisible())
    },
  }
}

type Visited = Awaited<ReturnType<typeof visitDialog>>

const dialog = () => screen.getByRole('dialog', { name: 'Attach Vehicle Now' })
const nameField = () => screen.getByRole('textbox', { name: 'Name' })
const mobileField = () => screen.getByRole('textbox', { name: 'Mobile number' })
const cityField = () => screen.getByRole('combobox', { name: 'City' })
const vehicleField = () => screen.getByRole('combobox', { name: 'Vehicle' })
const sourceField = () => screen.getByRole('combobox', { name: 'How did you hear of us?' })
const register = () => screen.getByRole('button', { name: 'REGISTER' })
const optionsOf = (field: HTMLElement) =>
  within(field)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent)

const fill = ({ happen }: Visited) =>
  happen(
    registrationEdited({
      name: 'Balwinder Singh',
      mobile: '98123 45678',
      vehicle: tataAce,
      infoSource: 'driver_referral',
    }),
  )

/** Gives a field a text at once, as pasting does. */
const enter = async ({ user }: Visited, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

const down: RemoteError = { kind: 'NetworkError', because: 'failed', message: null }

afterEach(() => {
  jest.useRealTimers()
})

describe('attaching a vehicle', () => {
  it('asks for driver, vehicle and city, which is Bangalore by default', async () => {
    await visitDialog()
    expect(nameField()).toHaveValue('')
    expect(within(dialog()).getByText('+91')).toBeVisible()
    expect(cityField()).toHaveValue('bangalore')
    expect(optionsOf(cityField())).toEqual(
      [
        'Mumbai, Delhi NCR, Delhi, Bengaluru, Hyderabad, Chennai, Ahmedabad, Jaipur, Pune, Kolkata, Surat',
        'Lucknow, Coimbatore, Indore, Nagpur, Chandigarh, Vadodara, Ludhiana, Kochi, Nashik',
        'Visakhapatnam, Kanpur',
      ].flatMap((names) => names.split(', ')),
    )
    expect(optionsOf(vehicleField())).toEqual(['Tata Ace', 'Tata 407'])
    expect(optionsOf(sourceField())).toHaveLength(11)
    expect(await problemsOnPage()).toEqual([])
  })

  it('asks for the city in the words of the form', async () => {
    await visitDialog()
    expect(within(cityField()).getByText('Please select the city')).toBeInTheDocument()
  })

  it('names the sources, which are sent in the spelling of the service', async () => {
    await visitDialog()
    const sources = within(sourceField())
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => !disabled)
      .map(({ value, textContent }) => [value, textContent])
    expect(sources).toEqual([
      ['bus_ads', 'Bus ads'],
      ['pamphlet', 'Pamphlet'],
      ['garage_hoarding', 'Garage hoarding'],
      ['newspaper_ads', 'Newspaper ads'],
      ['driver_referral', 'Driver referral'],
      ['customer_referral', 'Customer referral'],
      ['channel_partner', 'Channel partner'],
      ['others', 'Others'],
      ['fos', 'Field team (FOS)'],
      ['online/facebook', 'Online / Facebook'],
      ['smart_shift', 'Smart Shift'],
    ])
  })

  it('asks for the city if none is chosen, and offers no vehicle before', async () => {
    const { user, happen } = await visitDialog()
    await happen(cityChosen(null))
    expect(vehicleField()).toBeDisabled()
    await user.click(register())
    expect(cityField()).toHaveAccessibleDescription('Please select a city')
    expect(await problemsOnPage()).toEqual([])
  })

  it('thanks by name, says what comes next, and offers another registration', async () => {
    const registered: Registration[] = []
    const visited = await visitDialog({
      registerPartner: (registration) => {
        registered.push(registration)
        return TE.right({ addedMessage: null })
      },
    })
    await fill(visited)
    await visited.user.click(register())
    expect(registered).toMatchObject([
      { mobile: '9812345678', city: { id: 3 }, vehicle: { id: 1 }, infoSource: 'driver_referral' },
    ])
    const thanks = screen.getByRole('heading', { name: 'THANK YOU FOR REGISTRATION' })
    expect(thanks).toHaveFocus()
    expect(screen.getByText('Balwinder Singh')).toBeVisible()
    expect(screen.getByText('We will get back to you shortly')).toBeVisible()
    expect(
      screen.getByText(/respond within 48 hours.*Monday to Friday 11:00am to 04:30pm/),
    ).toBeVisible()
    expect(await problemsOnPage()).toEqual([])

    await visited.user.click(screen.getByRole('button', { name: 'Register More' }))
    expect(nameField()).toHaveValue('')
    expect(nameField()).toHaveFocus()
    expect(vehicleField()).toHaveValue('')
  })

  it('shows the service’s message instead of the usual promise', async () => {
    const visited = await visitDialog({
      registerPartner: () => TE.right({ addedMessage: 'Come to the depot on Monday' }),
    })
    await fill(visited)
    await visited.user.click(register())
    expect(screen.getByText('Come to the depot on Monday')).toBeVisible()
    expect(screen.queryByText(/48 hours/)).toBeNull()
  })

  it('announces what is missing when Enter submits the form and the focus stays', async () => {
    const { user } = await visitDialog()
    await user.click(nameField())
    // Submits by Enter, like a browser: the button is outside the form, where user-event does not
    // look for it.
    fireEvent.submit(nameField())
    expect(nameField()).toHaveFocus()
    expect(spoken()).toContain('Enter the name')
  })

  it('marks everything that is missing, and focuses the first field of it', async () => {
    const { user } = await visitDialog()
    await user.click(register())
    expect(nameField()).toHaveAccessibleDescription('Enter the name')
    expect(nameField()).toHaveFocus()
    expect(mobileField()).toHaveAccessibleDescription(/Enter mobile number/)
    expect(vehicleField()).toHaveAccessibleDescription('Please select a vehicle')
    expect(sourceField()).toHaveAccessibleDescription('This field is required')
    expect(cityField()).not.toHaveAccessibleDescription()
    expect(await problemsOnPage()).toEqual([])
  })

  it('shows the error of a field once it is left', async () => {
    const visited = await visitDialog()
    await enter(visited, nameField(), 'x'.repeat(51))
    expect(nameField()).not.toHaveAccessibleDescription()
    await visited.user.tab()
    expect(nameField()).toHaveAccessibleDescription('Maximum 50 letters')
    await enter(visited, mobileField(), '12345')
    await visited.user.tab()
    expect(mobileField()).toHaveAccessibleDescription(/Enter valid mobile number/)
    await enter(visited, mobileField(), '+91 98123-45678')
    expect(mobileField()).not.toHaveAccessibleDescription(/mobile number/)
  })

  it('registers for India in every locale of the page', async () => {
    const visited = await visitDialog({}, { locale: 'en-AE', path: '/en-AE/partners' })
    expect(within(dialog()).getByText('+91')).toBeVisible()
    await fill(visited)
    await visited.user.click(register())
    expect(screen.getByText('THANK YOU FOR REGISTRATION')).toBeVisible()
  })
})

describe('the vehicles of a city', () => {
  it('are announced as loading, and are those of the city that was chosen last', async () => {
    const lists = new Map(
      [3, 8, 10].map((id) => [id, makePending<RemoteError, readonly PartnerVehicle[]>()] as const),
    )
    const { user } = await visitDialog({
      loadPartnerVehicles: (id) => lists.get(id)?.task ?? TE.right([]),
    })
    expect(screen.getByText('Laoding Vehicles...')).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
    await user.selectOptions(cityField(), 'Pune')
    await user.selectOptions(cityField(), 'Surat')
    await act(async () => lists.get(10)?.answer(E.right([tata407])))
    await act(async () => lists.get(8)?.answer(E.right([tataAce])))
    await act(async () => lists.get(3)?.answer(E.right([tataAce])))
    expect(optionsOf(vehicleField())).toEqual(['Tata 407'])
  })

  it('are announced as loading and as loaded, even if their number is the same', async () => {
    const lists = new Map(
      [3, 8].map((id) => [id, makePending<RemoteError, readonly PartnerVehicle[]>()] as const),
    )
    const { user } = await visitDialog({
      loadPartnerVehicles: (id) => lists.get(id)?.task ?? TE.right([]),
    })
    const { said } = standingRegions()
    expect(said().trim()).toBe('Laoding Vehicles...')
    await act(async () => lists.get(3)?.answer(E.right([tata407])))
    expect(said().trim()).toBe('1 vehicle to choose from')
    await user.selectOptions(cityField(), 'Pune')
    expect(said().trim()).toBe('Laoding Vehicles...')
    await act(async () => lists.get(8)?.answer(E.right([tataAce])))
    expect(said().trim()).toBe('1 vehicle to choose from')
  })

  it('are marked as missing even while they are loading, and get the focus', async () => {
    const list = makePending<RemoteError, readonly PartnerVehicle[]>()
    const visited = await visitDialog({ loadPartnerVehicles: () => list.task })
    await fill(visited)
    await visited.happen(registrationEdited({ vehicle: null }))
    await visited.user.click(register())
    const awaited = screen.getByRole('group', { name: 'Vehicle' })
    expect(awaited).toHaveFocus()
    expect(awaited).toHaveAccessibleDescription('Please select a vehicle')
    expect(screen.getByText('Laoding Vehicles...')).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
    await act(async () => list.answer(E.right([tataAce])))
    expect(vehicleField()).toHaveFocus()
    expect(vehicleField()).toHaveAccessibleDescription('Please select a vehicle')
  })

  it('have to be chosen again in another city', async () => {
    const { user } = await visitDialog()
    await user.selectOptions(vehicleField(), 'Tata Ace')
    await user.selectOptions(cityField(), 'Pune')
    expect(vehicleField()).toHaveValue('')
    expect(cityField()).toHaveFocus()
  })

  it('are the usual ones if the list does not come, until Retry fetches it', async () => {
    let asked = 0
    const { user } = await visitDialog({
      loadPartnerVehicles: () => {
        asked += 1
        return asked === 1 ? TE.left(down) : TE.right([tata407])
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Try Again...')
    expect(optionsOf(vehicleField())).toHaveLength(11)
    expect(await problemsOnPage()).toEqual([])
    await user.selectOptions(vehicleField(), 'Tata 407')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(optionsOf(vehicleField())).toEqual(['Tata 407'])
    expect(vehicleField()).toHaveValue('2')
    expect(vehicleField()).toHaveFocus()
  })

  it('are requested again once the connection is back that took the request with it', async () => {
    let asked = 0
    await visitDialog({
      loadPartnerVehicles: () => {
        asked += 1
        return asked === 1 ? unanswered : TE.right([tata407])
      },
    })
    expect(screen.getByText('Laoding Vehicles...')).toBeVisible()
    await comeBackOnline()
    expect(optionsOf(vehicleField())).toEqual(['Tata 407'])
    await comeBackOnline()
    expect(asked).toBe(2)
  })
})

describe('sending a registration', () => {
  it('happens once, however often the button is tapped, and the fields cannot be edited meanwhile', async () => {
    const service = makePending<RemoteError, { readonly addedMessage: string | null }>()
    const visited = await visitDialog({ registerPartner: () => service.task })
    await fill(visited)
    await visited.user.dblClick(register())
    await visited.user.click(register())
    expect(service.count()).toBe(1)
    expect(register()).toHaveAttribute('aria-busy', 'true')
    expect(register()).toHaveFocus()
    expect(nameField()).toHaveAttribute('readonly')
    expect(cityField()).toBeDisabled()
  })

  it('says after 4 seconds that it takes long', async () => {
    const visited = await visitDialog({ registerPartner: () => unanswered })
    await fill(visited)
    jest.useFakeTimers()
    fireEvent.click(register())
    await act(() => jest.advanceTimersByTimeAsync(4100))
    expect(screen.getByText(/taking longer than usual/)).toBeVisible()
  })

  it('says that it failed, keeps everything, and can be dismissed or retried', async () => {
    let asked = 0
    const visited = await visitDialog({
      registerPartner: () => {
        asked += 1
        return asked < 3 ? TE.left(down) : TE.right({ addedMessage: null })
      },
    })
    await fill(visited)
    await visited.user.click(register())
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to submit form')
    expect(nameField()).toHaveValue('Balwinder Singh')
    expect(await problemsOnPage()).toEqual([])
    await visited.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(register()).toHaveFocus()
    await visited.user.click(register())
    await visited.user.click(register())
    expect(screen.getByText('THANK YOU FOR REGISTRATION')).toBeVisible()
  })

  it('shows the service’s own message', async () => {
    const visited = await visitDialog({
      registerPartner: () =>
        TE.left({ kind: 'NetworkError', because: 'declined', message: 'Please select a vehicle' }),
    })
    await fill(visited)
    await visited.user.click(register())
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Failed to submit form.*Please select a vehicle/,
    )
  })
})

describe('closing the registration', () => {
  it.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Esc', () => fireEvent.keyDown(dialog(), { key: 'Escape' })],
  ])('takes half a second, by %s', async (_, close) => {
    await visitDialog()
    jest.useFakeTimers()
    close()
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay - 1))
    expect(opener()).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(opener()).toBeVisible()
  })

  it('does not follow from a press beside it', async () => {
    const visited = await visitDialog()
    await fill(visited)
    jest.useFakeTimers()
    fireEvent.mouseDown(dialog())
    fireEvent.click(dialog())
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(nameField()).toHaveValue('Balwinder Singh')
    expect(opener()).toBeNull()
  })

  it('sends nothing by a key meanwhile', async () => {
    const sent: Registration[] = []
    const visited = await visitDialog({
      registerPartner: (registration) => {
        sent.push(registration)
        return TE.right({ addedMessage: null })
      },
    })
    await fill(visited)
    jest.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    // Enter on the button, or in a field, is a click on it for the page.
    fireEvent.click(register())
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay))
    expect(opener()).toBeVisible()
    expect(sent).toEqual([])
  })

  it('keeps what was entered, and drops thanks that were seen', async () => {
    const visited = await visitDialog()
    await fill(visited)
    await visited.close()
    await visited.open()
    expect(nameField()).toHaveValue('Balwinder Singh')
    await visited.user.click(register())
    expect(screen.getByText('THANK YOU FOR REGISTRATION')).toBeVisible()
    await visited.close()
    await visited.open()
    expect(nameField()).toHaveValue('')
  })

  it('does not stop a registration that was sent: its thanks are shown at the next opening', async () => {
    const service = makePending<RemoteError, { readonly addedMessage: string | null }>()
    const visited = await visitDialog({ registerPartner: () => service.task })
    await fill(visited)
    await visited.user.click(register())
    await visited.close()
    await act(async () => service.answer(E.right({ addedMessage: null })))
    await visited.open()
    expect(screen.getByText('THANK YOU FOR REGISTRATION')).toBeVisible()
    expect(service.count()).toBe(0)
  })

  it('shows thanks at the next opening even if they came while it was closing', async () => {
    const service = makePending<RemoteError, { readonly addedMessage: string | null }>()
    const visited = await visitDialog({ registerPartner: () => service.task })
    await fill(visited)
    await visited.user.click(register())
    await visited.user.click(screen.getByRole('button', { name: 'Close' }))
    await act(async () => service.answer(E.right({ addedMessage: null })))
    await waitFor(() => expect(opener()).toBeVisible())
    await visited.open()
    expect(screen.getByText('THANK YOU FOR REGISTRATION')).toBeVisible()
  })
})
