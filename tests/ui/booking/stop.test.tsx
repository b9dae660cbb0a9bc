import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { Profiler } from 'react'
import {
  orderReviewOpened,
  stopEdited,
  stopEditRequested,
} from '../../../src/application/booking/order/orderReview.slice.ts'
import {
  confirmRequested,
  placeFound,
} from '../../../src/application/place/locationPicker.slice.ts'
import { orderDraftLink } from '../../../src/domain/booking/orderDraft.ts'
import { WithFeature } from '../../../src/ui/app/chunk/WithFeature.tsx'
import { Review } from '../../../src/ui/booking/Review.tsx'
import { useShownReview } from '../../../src/ui/booking/useShownReview.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { mysuru, serviceArea, wholeDraft } from '../../support/booking.ts'
import { unanswered } from '../../support/pending.ts'
import { indiranagar } from '../../support/places.ts'
import { spoken } from '../../support/spoken.ts'
import { dialog, inDialog, isClosed, nobody, press, vehicle, visitReview } from './steps.tsx'

type Opening = NonNullable<Parameters<typeof visitReview>[0]>

const edit = 'Edit Drop location'
const name = () => inDialog(edit).getByRole('textbox', { name: "Receiver's name" })
const mobile = () => inDialog(edit).getByRole('textbox', { name: "Receiver's mobile number" })
const house = () => inDialog(edit).getByRole('textbox', { name: 'House or apartment (optional)' })
const save = () => inDialog(edit).getByRole('button', { name: 'Save' })
const addressOnPhone = () => inDialog(edit).getByRole('button', { name: /^Drop address/ })
const addressOnDesktop = () => inDialog(edit).getByRole('button', { name: 'Edit the drop address' })

const visitEdit = async (opening: Opening = {}) => {
  const visited = await visitReview({ draft: { receiver: nobody }, ...opening })
  await visited.user.click(press('Edit drop'))
  return visited
}

/** Submits as a browser does. The button is outside the form, where user-event does not find it. */
const sendByEnter = (field: HTMLElement) => fireEvent.submit(field)

/** Confirms another place, as the picker does. */
const choose = (place: typeof indiranagar) => [placeFound(place), confirmRequested()] as const

describe('the order behind the dialog of a stop', () => {
  it('does not render for what is typed there', async () => {
    const rendered: string[] = []
    const Behind = () => {
      const review = useShownReview()
      return (
        review !== null && (
          <Profiler id="review" onRender={(_, phase) => rendered.push(phase)}>
            <Review review={review} />
          </Profiler>
        )
      )
    }
    const { happen } = await visitReview({
      screen: (
        <WithFeature name="booking">
          <Behind />
        </WithFeature>
      ),
    })
    const { path, query } = orderDraftLink('en-IN')(wholeDraft)
    await happen(orderReviewOpened({ path, query }))
    expect(vehicle('Tata Ace')).toBeVisible()
    await happen(stopEditRequested('drop'))
    const before = rendered.length
    expect(before).toBeGreaterThan(0)
    await happen(stopEdited({ name: 'A' }), stopEdited({ name: 'As' }), stopEdited({ house: '7' }))
    expect(rendered).toHaveLength(before)
  })
})

describe('a stop of the order', () => {
  it.each([true, false])(
    'is edited with its person, starting at the first missing field (desktop: %s)',
    async (desktop) => {
      await visitEdit({ desktop })
      expect(dialog(edit)).toHaveTextContent('Whitefield, Bengaluru')
      expect(house()).toHaveValue('')
      expect(name()).toHaveValue('')
      expect(name()).toHaveFocus()
      expect(mobile()).toHaveAccessibleDescription('+91')
      expect(save()).toHaveAttribute('aria-disabled', 'true')
      expect(save()).toHaveAccessibleDescription('Fill in what is missing to save.')
      expect(await problemsOnPage()).toEqual([])
    },
  )

  it('marks at once what came with the order and is wrong, until it is edited', async () => {
    const { user } = await visitEdit({ draft: { receiver: { name: 'Al', mobile: '98123' } } })
    expect(name()).toHaveAccessibleDescription('Name must contain at least 3 alphabets')
    expect(mobile()).toBeInvalid()
    expect(save()).toHaveAccessibleDescription('Correct the marked fields to save.')
    await user.type(name(), 'a')
    expect(name()).toBeValid()
    await user.type(mobile(), '4')
    expect(mobile()).toBeValid()
  })

  it('accepts numbers as autofill gives them, and offers autofill for the sender only', async () => {
    const { user } = await visitEdit()
    expect(mobile()).toHaveAttribute('type', 'tel')
    expect(mobile()).toHaveAttribute('inputmode', 'tel')
    expect(mobile()).toHaveAttribute('autocomplete', 'off')
    expect(mobile()).not.toHaveAttribute('maxlength')
    expect(name()).toHaveAttribute('autocomplete', 'off')
    await user.keyboard('{Escape}')
    await user.click(press('Edit pickup'))
    const sender = inDialog('Edit Pickup location')
    expect(sender.getByRole('textbox', { name: "Sender's name" })).toHaveAttribute(
      'autocomplete',
      'name',
    )
    expect(sender.getByRole('textbox', { name: "Sender's mobile number" })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    )
  })

  it('is not saved while something is wrong, and leads to it', async () => {
    const { user } = await visitEdit()
    await user.type(name(), 'Kiran')
    await user.click(save())
    expect(mobile()).toHaveAccessibleDescription('+91 Mobile is required')
    expect(mobile()).toHaveFocus()
    await user.type(mobile(), '12345')
    expect(mobile()).toHaveAccessibleDescription('+91 Invalid mobile number')
    expect(save()).toHaveAccessibleDescription('Correct the marked fields to save.')
    await user.clear(name())
    await user.type(name(), 'K2')
    expect(name()).toBeInvalid()
    expect(dialog(edit)).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })

  it('announces an error when Enter submits the form and the focus stays', async () => {
    const { user } = await visitEdit()
    await user.type(name(), 'Kiran')
    await user.type(mobile(), '12345')
    sendByEnter(mobile())
    expect(mobile()).toHaveFocus()
    expect(spoken()).toContain('Invalid mobile number')
    await user.tab()
    expect(spoken()).not.toContain('Invalid mobile number')
  })

  it('no longer announces an error once the field is changed', async () => {
    const { user } = await visitEdit()
    await user.type(name(), 'Kiran')
    await user.type(mobile(), '12345')
    sendByEnter(mobile())
    expect(spoken()).toContain('Invalid mobile number')
    await user.keyboard('6')
    expect(mobile()).toBeInvalid()
    expect(spoken()).not.toContain('Invalid mobile number')
  })

  it('is saved once it is valid, and the focus returns to its opener', async () => {
    const { user } = await visitEdit()
    await user.type(house(), '4th floor')
    await user.type(name(), 'Kiran Rao')
    await user.type(mobile(), '+91 98123-45678')
    expect(save()).not.toHaveAttribute('aria-disabled')
    await user.click(save())
    expect(isClosed(edit)).toBe(true)
    expect(press('Edit drop')).toHaveFocus()
    expect(screen.getByText('4th floor')).toBeVisible()
    expect(screen.getByText('+91 9812345678')).toBeVisible()
  })

  it('focuses Edit after saving if the opener has disappeared', async () => {
    const { user } = await visitReview({ draft: { receiver: nobody } })
    await user.click(press("Add the receiver's name and mobile number"))
    expect(name()).toHaveFocus()
    await user.keyboard('Kiran Rao')
    await user.type(mobile(), '9812345678')
    await user.click(save())
    expect(isClosed(edit)).toBe(true)
    expect(press('Edit drop')).toHaveFocus()
  })

  it('limits a house to what is kept', async () => {
    const { user } = await visitEdit()
    const address = `Tower 12, ${'long '.repeat(50)}`
    await user.click(house())
    await user.paste(address)
    expect(house()).toHaveValue(address.slice(0, 200))
    await user.type(name(), 'Kiran Rao')
    await user.type(mobile(), '9812345678')
    await user.click(save())
    await user.click(press('Edit drop'))
    expect(house()).toHaveValue(address.slice(0, 200).trim())
  })

  it('waits for the city, and can be closed meanwhile', async () => {
    const { user } = await visitEdit({ ports: { loadServiceArea: () => unanswered } })
    await user.type(name(), 'Kiran Rao')
    await user.type(mobile(), '9812345678')
    await user.dblClick(save())
    expect(save()).toHaveAttribute('aria-busy', 'true')
    expect(addressOnPhone()).toBeDisabled()
    expect(name()).toHaveAttribute('readonly')
    await user.click(inDialog(edit).getByRole('button', { name: 'Close' }))
    expect(isClosed(edit)).toBe(true)
    expect(press("Add the receiver's name and mobile number")).toBeVisible()
  })

  it('marks a field that was emptied, but not one that was never filled', async () => {
    const { user } = await visitEdit({
      draft: { receiver: { name: '', mobile: '9812345678' } },
    })
    await user.click(name())
    await user.tab()
    await user.clear(mobile())
    await user.tab()
    expect(name()).not.toHaveAttribute('aria-invalid', 'true')
    expect(mobile()).toHaveAttribute('aria-invalid', 'true')
    expect(mobile()).toHaveAccessibleDescription(/Mobile is required/)
  })

  it('keeps what was entered while a place is chosen on a phone, and focuses the address again', async () => {
    const { user, happen } = await visitEdit()
    await user.type(name(), 'Kiran')
    await user.click(addressOnPhone())
    expect(dialog('Select Drop')).toBeVisible()
    await user.click(press('Back to the details'))
    expect(name()).toHaveValue('Kiran')
    expect(addressOnPhone()).toHaveFocus()
    await user.click(addressOnPhone())
    await happen(...choose(indiranagar))
    expect(addressOnPhone()).toHaveTextContent('Indiranagar, Bengaluru')
    expect(addressOnPhone()).toHaveFocus()
    expect(name()).toHaveValue('Kiran')
  })

  it('shows the map beside the details on a desktop, and cannot be saved until it is confirmed', async () => {
    const { user, happen } = await visitEdit({
      desktop: true,
      draft: { receiver: { name: 'Kiran Rao', mobile: '9812345678' } },
    })
    await user.click(addressOnDesktop())
    expect(name()).toHaveValue('Kiran Rao')
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(save()).toHaveAccessibleDescription('Confirm the spot on the map to save.')
    await user.click(press('Keep this address'))
    expect(addressOnDesktop()).toHaveFocus()
    expect(dialog(edit)).toHaveTextContent('Whitefield, Bengaluru')
    await user.click(addressOnDesktop())
    await happen(...choose(indiranagar))
    expect(dialog(edit)).toHaveTextContent('Indiranagar, Bengaluru')
    expect(save()).not.toHaveAttribute('aria-disabled')
  })

  it('starts with the search if it has no place yet', async () => {
    const { user } = await visitEdit({
      draft: { drop: { landmark: '', location: null, house: '' }, fareEstimateToken: null },
    })
    expect(addressOnPhone()).toHaveTextContent('Enter the dropoff address')
    await user.click(save())
    expect(addressOnPhone()).toHaveAccessibleDescription('Drop address is required')
    expect(addressOnPhone()).toHaveFocus()
    await user.click(addressOnPhone())
    expect(await screen.findByRole('combobox', { name: 'Drop address' })).toHaveFocus()
  })
})

describe('unsaved changes to a stop', () => {
  const words = 'These changes are not saved yet.'
  const close = () => inDialog(edit).getByRole('button', { name: 'Close' })
  const discard = () => inDialog(edit).getByRole('button', { name: 'Discard changes' })

  const visitUnsaved = async (desktop: boolean) => {
    const visited = await visitEdit({
      desktop,
      draft: { receiver: { name: 'Kiran Rao', mobile: '9812345678' } },
    })
    expect(screen.queryByText(words)).toBeNull()
    await visited.user.clear(name())
    await visited.user.type(name(), 'Meera')
    expect(screen.queryByText(words)).toBeNull()
    return visited
  }

  it.each([true, false])(
    'are marked at the stop, beside what is booked (desktop: %s)',
    async (desktop) => {
      const { user } = await visitUnsaved(desktop)
      await user.click(close())
      expect(screen.getByText('Kiran Rao')).toBeVisible()
      expect(press('Edit drop')).toHaveFocus()
      expect(press('Edit drop')).toHaveAccessibleDescription('Drop changes not saved')
      expect(press('Edit pickup')).not.toHaveAccessibleDescription()
      expect(await problemsOnPage()).toEqual([])
      await user.click(press('Drop changes not saved'))
      expect(dialog(edit)).toHaveAccessibleDescription(words)
      expect(name()).toHaveValue('Meera')
      await user.click(save())
      expect(screen.queryByRole('button', { name: 'Drop changes not saved' })).toBeNull()
      expect(press('Edit drop')).toHaveFocus()
      expect(press('Edit drop')).not.toHaveAccessibleDescription()
      await user.click(press('Edit drop'))
      expect(dialog(edit)).not.toHaveAccessibleDescription()
    },
  )

  it('are mentioned when the stop is edited again, and discarding them keeps the focus in the dialog', async () => {
    const { user } = await visitUnsaved(false)
    await user.keyboard('{Escape}')
    await user.click(press('Edit drop'))
    expect(await problemsOnPage()).toEqual([])
    expect(spoken()).not.toContain(words)
    await user.click(discard())
    expect(name()).toHaveValue('Kiran Rao')
    expect(screen.queryByText(words)).toBeNull()
    expect(dialog(edit)).not.toHaveAccessibleDescription()
    expect(inDialog(edit).getByRole('heading', { name: edit })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(press('Edit drop')).not.toHaveAccessibleDescription()
  })
})

describe('a save while the map is open', () => {
  it('leaves the focus in the next field', async () => {
    const { user } = await visitEdit({ desktop: true })
    await user.type(name(), 'K2')
    await user.click(addressOnDesktop())
    await user.click(save())
    await user.type(mobile(), '98')
    expect(mobile()).toHaveFocus()
    expect(mobile()).toHaveValue('98')
  })
})

describe('a stop that is not served', () => {
  const unserved = 'Drop not served'

  const visitUnserved = async () => {
    const visited = await visitEdit({
      draft: { receiver: { name: 'Kiran Rao', mobile: '9812345678' } },
    })
    await visited.user.type(house(), '12')
    await visited.user.click(addressOnPhone())
    await visited.happen(...choose(mysuru))
    await visited.user.click(save())
    return visited
  }

  it('is reported in the modal, and can be changed with nothing lost', async () => {
    const { user, happen } = await visitUnserved()
    expect(dialog(unserved)).toHaveTextContent(
      'We do not serve dropoff service from this area. Please change the dropoff location',
    )
    expect(await problemsOnPage()).toEqual([])
    await user.click(inDialog(unserved).getByRole('button', { name: 'Change Dropoff Location' }))
    expect(isClosed(unserved)).toBe(true)
    expect(addressOnPhone()).toHaveTextContent('Mysuru Palace, Mysuru')
    expect(house()).toHaveValue('12')
    expect(dialog(edit)).toHaveAccessibleDescription('These changes are not saved yet.')
    await user.click(addressOnPhone())
    await happen(...choose(indiranagar))
    await user.click(save())
    expect(isClosed(edit)).toBe(true)
    expect(screen.getByText('Indiranagar, Bengaluru')).toBeVisible()
    expect(press('Edit drop')).toHaveFocus()
  })

  it('stays as it was if the modal is closed', async () => {
    const { user } = await visitUnserved()
    await user.keyboard('{Escape}')
    expect(isClosed(unserved)).toBe(true)
    expect(isClosed(edit)).toBe(true)
    expect(screen.getByText('Whitefield, Bengaluru')).toBeVisible()
    expect(press('Edit drop')).toHaveFocus()
  })

  it('has its own words for the pickup', async () => {
    const { user, happen } = await visitReview()
    await user.click(press('Edit pickup'))
    await user.click(
      inDialog('Edit Pickup location').getByRole('button', { name: /^Pickup address/ }),
    )
    await happen(...choose(mysuru))
    await user.click(inDialog('Edit Pickup location').getByRole('button', { name: 'Save' }))
    expect(dialog('Pickup not served')).toHaveTextContent(
      'We do not serve pickup service from this area. Please change the pickup location',
    )
    expect(press('Change Pickup Location')).toBeVisible()
  })

  it.each([
    [
      'refused',
      { kind: 'NetworkError', because: 'failed', message: 'Maps are redrawn.' },
      'Maps are redrawn.',
    ],
    [
      'offline',
      { kind: 'Unreachable', because: 'offline' },
      'You are offline. Check your connection and try again.',
    ],
  ] as const)(
    'cannot be checked while the city is unknown (%s), until Retry fetches it',
    async (_, error, told) => {
      let isBack = false
      const { user } = await visitEdit({
        draft: { receiver: { name: 'Kiran Rao', mobile: '9812345678' } },
        ports: {
          loadServiceArea: () => (isBack ? TE.right(serviceArea) : TE.left(error)),
        },
      })
      await user.click(save())
      expect(dialog('Something went wrong!')).toHaveAccessibleDescription(told)
      isBack = true
      await user.click(inDialog('Something went wrong!').getByRole('button', { name: 'Retry' }))
      expect(isClosed('Something went wrong!')).toBe(true)
      expect(isClosed(edit)).toBe(true)
    },
  )
})
