import { expect, fareForm, openFilled, test } from './support/estimate.ts'

test('a tapped button looks as before afterwards, even if the browser keeps it hovered @phone', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  const swap = fareForm(page).form.getByRole('button', { name: /^Swap/ })
  const ground = () =>
    swap.evaluate(async (button) => {
      await Promise.allSettled(button.getAnimations().map(({ finished }) => finished))
      return getComputedStyle(button).backgroundColor
    })
  const before = await ground()
  await swap.tap()
  // A button looks pressed for a moment after it was released.
  await expect.poll(ground).toBe(before)
  // After a tap, a browser may keep the tapped element hovered until the next tap. Whether it does
  // depends on what moves under the finger, so here it is made to.
  await swap.hover()
  expect(await swap.evaluate((button) => button.matches(':hover'))).toBe(true)
  // The tap's own look may still be there.
  await expect.poll(ground).toBe(before)
})

test('a control that an error would move away under the finger acts @phone', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  const { name, mobile, requirement, consent, form } = fareForm(page)

  await test.step('a button', async () => {
    await mobile.fill('98765')
    await requirement.tap({ position: { x: 100, y: 4 } })
    await expect(form.getByText('Invalid mobile number')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: /^My Personal Needs/ }).tap()
    await expect(requirement).toContainText('My Personal Needs')
  })

  await test.step('a checkbox', async () => {
    await expect(consent).toBeChecked()
    await name.fill('A')
    await form.getByText(/^By checking this/).tap({ position: { x: 100, y: 2 } })
    await expect(form.getByText('Name must contain at least 3 alphabets')).toBeVisible()
    await expect(consent).not.toBeChecked()
  })
})

test('a checkbox that an error would move away under the mouse acts @desktop', async ({
  page,
  site,
}) => {
  await openFilled(page, site)
  const { mobile, consent, form } = fareForm(page)
  await expect(consent).toBeChecked()
  await mobile.fill('98765')
  await form.getByText(/^By checking this/).click({ position: { x: 100, y: 2 }, delay: 100 })
  await expect(form.getByText('Invalid mobile number')).toBeVisible()
  await expect(consent).not.toBeChecked()
})
