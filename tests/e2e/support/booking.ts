import type { Locator, Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import type { JournalEntry } from '../../../sandbox/testing/journal.ts'
import { type OrderDraft, orderDraftLink } from '../../../src/domain/booking/orderDraft.ts'
import { formatLink } from '../../../src/domain/link/link.ts'
import type { Place, Waypoint } from '../../../src/domain/place/address.ts'
import { type Changes, get } from '../../sandbox/support/calls.ts'
import { callHeaders } from '../../sandbox/support/customer.ts'
import { listIn, textIn } from '../../sandbox/support/inAnswer.ts'
import { asha } from './account.ts'
import { koramangala, nameOf, placeIn, whitefield } from './enquiries.ts'
import { expect, isPhone } from './estimate.ts'
import { arriveAsCustomer } from './orders.ts'
import type { Site } from './site.ts'

export const indiranagar = placeIn('Indiranagar, Bengaluru, Karnataka 560038', 12.971891, 77.641151)

/** The person who receives the goods. */
export const receiver = { name: 'Meera Nair', mobile: '9812345670' } as const

const stopAt = ({ landmark, location }: Place) => ({ landmark, location, house: '' })

/** A complete order of a Tata Ace. */
export const wholeDraft: OrderDraft = {
  sender: { name: asha.name, mobile: asha.mobile },
  receiver,
  pickup: stopAt(koramangala),
  drop: stopAt(whitefield),
  vehicleId: 1,
  goodsType: null,
  fareEstimateToken: null,
  geoRegionId: 3,
}

/** The full link to an order, with its people and places. */
export const orderLink = (changes: Partial<OrderDraft> = {}): string =>
  formatLink(orderDraftLink('en-IN')({ ...wholeDraft, ...changes }))

/** Opens the review of a complete order, as the sandbox's customer. */
export const openOrder = async (
  page: Page,
  sandbox: Sandbox,
  changes: Partial<OrderDraft> = {},
) => {
  const who = await arriveAsCustomer(page, sandbox)
  await page.goto(orderLink(changes))
  await expect(orderReview(page).heading).toBeVisible()
  return who
}

/** Opens an order that can be booked at once, because its fares are loaded. */
export const openBookable = async (page: Page, sandbox: Sandbox) => {
  const who = await openOrder(page, sandbox)
  await expect(orderReview(page).vehicle('Tata Ace')).toBeChecked()
  return who
}

/** The parts of the order-review page, at either width. */
export const orderReview = (page: Page) => {
  const main = page.getByRole('main')
  const goods = page.getByRole('dialog', { name: 'What are you sending?' })
  const compare = page.getByRole('dialog', { name: 'Compare vehicles' })
  const failed = page.getByRole('dialog', { name: 'Something went wrong!' })
  const unserved = (waypoint: Waypoint): Locator =>
    page.getByRole('dialog', {
      name: waypoint === 'pickup' ? 'Pickup not served' : 'Drop not served',
    })
  return {
    heading: main.getByRole('heading', { name: 'Review your order', level: 1 }),
    main,
    edit: (waypoint: Waypoint) => main.getByRole('button', { name: `Edit ${waypoint}` }),
    prompt: (words: string) => main.getByRole('button', { name: words }),
    /** The one primary action, whatever its label. */
    primary: main.getByRole('button', { name: /^(Select Goods Type|Book Now|Book .+)$/ }),
    goodsField: main.getByRole('button', { name: /^Goods type/ }),
    vehicles: main.getByRole('radiogroup', { name: 'Choose a vehicle' }),
    vehicle: (name: string) => main.getByRole('radio', { name, exact: true }),
    openCompare: main.getByRole('button', { name: 'Compare vehicles' }),
    retry: main.getByRole('button', { name: 'Retry' }),
    login: main.getByRole('button', { name: 'Login' }),
    told: main.getByRole('alert'),
    goods,
    goodsType: (name: string) => goods.getByRole('button', { name: new RegExp(`^${name}`) }),
    compare,
    failed,
    failedRetry: failed.getByRole('button', { name: 'Retry' }),
    unserved,
  }
}

const words = {
  pickup: {
    title: 'Edit Pickup location',
    picking: 'Select Pickup',
    field: 'Pickup address',
    edit: 'Edit the pickup address',
    name: "Sender's name",
    mobile: "Sender's mobile number",
    confirm: 'Confirm Pickup Location',
  },
  drop: {
    title: 'Edit Drop location',
    picking: 'Select Drop',
    field: 'Drop address',
    edit: 'Edit the drop address',
    name: "Receiver's name",
    mobile: "Receiver's mobile number",
    confirm: 'Confirm Drop Location',
  },
} as const

/** The modal that edits one end of an order. On a phone the picker replaces it, on a desktop it is beside it. */
export const stopEdit = (page: Page, waypoint: Waypoint) => {
  const said = words[waypoint]
  const phone = isPhone(page)
  const dialog = page.getByRole('dialog', { name: said.title })
  const picking = phone ? page.getByRole('dialog', { name: said.picking }) : dialog
  const address = phone
    ? dialog.getByRole('button', { name: new RegExp(`^${said.field}`) })
    : dialog.getByRole('button', { name: said.edit })
  const search = picking.getByRole('combobox', { name: said.field })
  const change = picking.getByRole('button', { name: 'Change', exact: true })
  const confirm = picking.getByRole('button', { name: said.confirm })
  return {
    dialog,
    picking,
    address,
    search,
    change,
    confirm,
    house: dialog.getByRole('textbox', { name: 'House or apartment (optional)' }),
    name: dialog.getByRole('textbox', { name: said.name }),
    mobile: dialog.getByRole('textbox', { name: said.mobile }),
    save: dialog.getByRole('button', { name: 'Save' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    back: page.getByRole('button', { name: 'Back to the details' }),
    keep: dialog.getByRole('button', { name: 'Keep this address' }),
    /** Finds a place and opens it on the map with its Confirm. */
    find: async (place: Place) => {
      await address.click()
      await expect(search.or(change)).toBeVisible()
      if (await change.isVisible()) await change.click()
      await search.fill(nameOf(place))
      await page
        .getByRole('option', { name: new RegExp(`^${nameOf(place)} `) })
        .first()
        .click()
      await expect(picking.getByRole('heading', { level: 3 })).toContainText(nameOf(place))
    },
    expectAddress: async (place: Place) => {
      await expect(dialog).toContainText(nameOf(place))
      await expect(confirm).toBeHidden()
    },
  }
}

/** Chooses another place in the open modal and returns to its form. */
export const choosePlace = async (page: Page, waypoint: Waypoint, place: Place) => {
  const { find, confirm, expectAddress } = stopEdit(page, waypoint)
  await find(place)
  await confirm.click()
  await expectAddress(place)
}

/** The parts of the confirmation. */
export const confirmation = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Your order is placed', level: 1 }),
  crn: page.getByText(/^CRN\S+$/),
  track: page.getByRole('link', { name: 'Track order' }),
  share: page.getByRole('button', { name: 'Share tracking link' }),
  again: page.getByRole('button', { name: 'Review the order again' }),
  newEstimate: page.getByRole('link', { name: 'Get a new estimate' }),
})

/** The request ids of the bookings that the sandbox received: one for each order that the customer meant. */
export const bookingIds = (site: Site): ReadonlySet<string> =>
  new Set(
    site.journal('book').map(({ headers }: JournalEntry) => headers['client-request-uuid'] ?? ''),
  )

/** The CRNs of the orders that the sandbox has, newest first. */
export const bookedOrders = async (sandbox: Sandbox, who: Changes): Promise<readonly string[]> => {
  const { body } = await get(`${sandbox.url}/sandbox/order/order-history/orders`, {
    headers: callHeaders(who),
  })
  return listIn(body, 'live_orders').map((order) => textIn(order, 'order_crn'))
}
