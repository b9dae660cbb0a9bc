import type { Locator, Page } from '@playwright/test'
import type { Place, Waypoint } from '../../../src/domain/place/address.ts'
import { guest, koramangala, nameOf, whitefield } from './enquiries.ts'
import { expect, isPhone } from './estimate.ts'

const words = {
  pickup: { field: 'Pickup', title: 'Select Pickup', confirm: 'Confirm Pickup Location' },
  drop: { field: 'Drop', title: 'Select Drop', confirm: 'Confirm Drop Location' },
} as const

/** The parts of the spot lead form, at either width. */
export const leadForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Estimate by phone' })
  const phone = isPhone(page)
  return {
    form,
    address: (waypoint: Waypoint): Locator =>
      phone
        ? form.getByRole('button', { name: new RegExp(`^${words[waypoint].field} `) })
        : form.getByRole('combobox', { name: words[waypoint].field, exact: true }),
    dialog: (waypoint: Waypoint) => page.getByRole('dialog', { name: words[waypoint].title }),
    confirm: (waypoint: Waypoint) =>
      page
        .getByRole('dialog', { name: words[waypoint].title })
        .getByRole('button', { name: words[waypoint].confirm }),
    name: form.getByRole('textbox', { name: 'Name' }),
    mobile: form.getByRole('textbox', { name: 'Mobile' }),
    requirement: form.getByRole('button', { name: /^I will be using Hathi mainly for/ }),
    sheet: page.getByRole('dialog', { name: 'I will be using Hathi mainly for:' }),
    consent: form.getByRole('checkbox'),
    submit: form.getByRole('button', { name: 'Get an estimate' }),
    failure: form.getByRole('alert'),
    retry: form.getByRole('button', { name: 'Retry' }),
  }
}

/**
 * Chooses a place the way the page's width requires: in the field, or in the dialog with its map.
 */
export const chooseLeadPlace = async (page: Page, waypoint: Waypoint, place: Place) => {
  const { address, dialog, confirm } = leadForm(page)
  const option = page.getByRole('option', { name: new RegExp(`^${nameOf(place)} `) }).first()
  await address(waypoint).click()
  if (isPhone(page)) {
    await dialog(waypoint)
      .getByRole('combobox', { name: `${words[waypoint].field} address` })
      .fill(nameOf(place))
    await option.click()
    await confirm(waypoint).click()
    await expect(dialog(waypoint)).toBeHidden()
    await expect(address(waypoint)).toContainText(nameOf(place))
    return
  }
  await address(waypoint).fill(nameOf(place))
  await option.click()
  await expect(address(waypoint)).toHaveValue(new RegExp(`^${nameOf(place)}[ ,]`))
}

export const chooseNeed = async (page: Page) => {
  const { requirement, sheet } = leadForm(page)
  await requirement.click()
  await sheet.getByRole('button', { name: /^My Business Needs/ }).click()
  await expect(sheet).toBeHidden()
}

/** Fills in the whole form, as a guest. */
export const fillLead = async (page: Page, { pickup = koramangala, drop = whitefield } = {}) => {
  const { name, mobile } = leadForm(page)
  await chooseLeadPlace(page, 'pickup', pickup)
  await chooseLeadPlace(page, 'drop', drop)
  await name.fill(guest.name)
  await mobile.fill(guest.mobile)
  await chooseNeed(page)
}

/** Expects everything that was entered to be still in the form. */
export const expectLeadKept = async (page: Page) => {
  const { address, name, mobile, requirement } = leadForm(page)
  if (isPhone(page)) await expect(address('pickup')).toContainText(koramangala.landmark)
  else await expect(address('pickup')).toHaveValue(koramangala.landmark)
  await expect(name).toHaveValue(guest.name)
  await expect(mobile).toHaveValue(guest.mobile)
  await expect(requirement).toContainText('My Business Needs')
}
