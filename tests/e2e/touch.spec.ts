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
