import type { Locator, Page } from '@playwright/test'
import { guest, koramangala, nameOf, whitefield } from './support/enquiries.ts'
import {
  expect,
  expectFirstRow,
  fareForm,
  fareResults,
  isPhone,
  picker,
  test,
} from './support/estimate.ts'

const farthest = 90

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Reaches a control by Tab alone, and checks that its focus is visible. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < farthest && !(await isFocused(target)); steps += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}

test('a guest gets fares with the keyboard alone', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const { address, name, mobile, requirement, consent, submit, expectAddress } = fareForm(page)
  const pickup = picker(page, 'pickup')
  const drop = picker(page, 'drop')

  await page.goto('/fare-estimate')
  await expect(address('pickup')).toBeVisible()

  await test.step('skips to the content', async () => {
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('searches for the pickup', async () => {
    await tabTo(page, address('pickup'))
    if (isPhone(page)) await keyboard.press('Enter')
    await expect(pickup.search).toBeFocused()
    await keyboard.type(nameOf(koramangala))
    await expectFirstRow(page, koramangala)
    await keyboard.press('ArrowDown')
    await expect(pickup.option(koramangala)).toHaveAttribute('aria-selected', 'true')
    await keyboard.press('Enter')
    await expect(pickup.under).toHaveText('Koramangala')
  })

  await test.step('moves the pin by the arrow keys, and back to the search by Change', async () => {
    await tabTo(page, pickup.map)
    await keyboard.press('Shift+ArrowUp')
    await keyboard.press('Shift+ArrowUp')
    await keyboard.press('Shift+ArrowUp')
    await keyboard.press('+')
    await expect(pickup.confirm).toBeEnabled()
    await tabTo(page, pickup.change)
    await keyboard.press('Enter')
    await expect(pickup.search).toBeFocused()
    await keyboard.type(nameOf(koramangala))
    await expectFirstRow(page, koramangala)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await tabTo(page, pickup.confirm)
    await keyboard.press('Enter')
    await expect(pickup.around).toBeHidden()
    await expectAddress('pickup', koramangala.landmark)
    await expect(address(isPhone(page) ? 'pickup' : 'drop')).toBeFocused()
  })

  await test.step('searches for the drop', async () => {
    await tabTo(page, address('drop'))
    if (isPhone(page)) await keyboard.press('Enter')
    await expect(drop.search).toBeFocused()
    await keyboard.type(nameOf(whitefield))
    await expectFirstRow(page, whitefield)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await tabTo(page, drop.confirm)
    await keyboard.press('Enter')
    await expect(drop.around).toBeHidden()
    await expectAddress('drop', whitefield.landmark)
  })

  await test.step('fills in the contact and asks for fares', async () => {
    await tabTo(page, name)
    await keyboard.type(guest.name)
    await keyboard.press('Tab')
    await expect(mobile).toBeFocused()
    await keyboard.type(guest.mobile)
    await tabTo(page, requirement)
    if (isPhone(page)) {
      await keyboard.press('Enter')
      await tabTo(page, page.getByRole('button', { name: /^My Business Needs/ }))
      await keyboard.press('Enter')
      await expect(requirement).toBeFocused()
      await expect(requirement).toContainText('My Business Needs')
    } else {
      await keyboard.press('b')
      await expect(requirement).toHaveValue('business')
    }
    await tabTo(page, consent)
    await keyboard.press('Space')
    await expect(consent).not.toBeChecked()
    await tabTo(page, submit)
    await keyboard.press('Enter')
    await expect(fareResults(page).heading).toBeVisible()
  })

  await test.step('goes on to edit the route', async () => {
    await tabTo(page, fareResults(page).edit)
    await keyboard.press('Enter')
    await expectAddress('pickup', koramangala.landmark)
  })
})

test('Esc closes the address search and gives the focus back', async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { address } = fareForm(page)
  const { search, option, dialog } = picker(page, 'pickup')
  await tabTo(page, address('pickup'))
  if (isPhone(page)) await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.type('Kora')
  await expect(search).toHaveValue('Kora')
  await expect(option(koramangala)).toBeVisible()
  await page.keyboard.press('Escape')
  if (isPhone(page)) await expect(dialog).toBeHidden()
  await expect(option(koramangala)).toBeHidden()
  await expect(address('pickup')).toBeFocused()
})

test('a guest gets fares by taps alone, without dragging', async ({ page }) => {
  test.slow()
  const phone = isPhone(page)
  const press = (target: Locator) => (phone ? target.tap() : target.click())
  const { address, name, mobile, requirement, submit, expectAnAddress } = fareForm(page)
  const pickup = picker(page, 'pickup')
  const drop = picker(page, 'drop')
  await page.goto('/fare-estimate')

  await test.step('finds the pickup and moves its pin by taps', async () => {
    await press(address('pickup'))
    await pickup.search.fill('Koramangala')
    await press(pickup.option(koramangala))
    await expect(pickup.under).toHaveText('Koramangala')
    await pickup.untilMapped()
    const zoomOut = pickup.around.getByRole('button', { name: 'Zoom out' })
    for (let steps = 0; steps < 5; steps += 1) await press(zoomOut)
    await press(pickup.around.getByRole('button', { name: 'Move the pin step by step' }))
    await press(pickup.around.getByRole('button', { name: 'Move up' }))
    await press(pickup.around.getByRole('button', { name: 'Move right' }))
    await expect(pickup.under).toHaveText('Ejipura')
    await expect(pickup.confirm).toBeEnabled()
    await press(pickup.confirm)
    await expect(pickup.around).toBeHidden()
    await expectAnAddress('pickup')
  })

  await test.step('finds the drop on the map', async () => {
    await press(address('drop'))
    await press(drop.way('Locate on the map'))
    const map = page.getByRole('dialog', { name: 'Select Drop' }).or(drop.around)
    const confirm = map.getByRole('button', { name: 'Confirm Drop Location' })
    await expect(confirm).toBeEnabled()
    await press(confirm)
    await expect(confirm).toBeHidden()
    await expectAnAddress('drop')
  })

  await test.step('fills in the contact and asks for fares', async () => {
    await press(name)
    await name.fill(guest.name)
    await press(mobile)
    await mobile.fill(guest.mobile)
    if (phone) {
      await requirement.tap()
      await page.getByRole('button', { name: /^My Personal Needs/ }).tap()
    } else {
      await requirement.selectOption('personal')
    }
    await press(submit)
    await expect(fareResults(page).heading).toBeVisible()
  })
  await press(fareResults(page).edit)
  await expect(page).toHaveURL(/fare-estimate$/)
  await expectAnAddress('drop')
})
