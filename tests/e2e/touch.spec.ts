import { expect, fareForm, openFilled, test } from './support/estimate.ts'

test('what was tapped looks again as it did before @phone', async ({ page, site }) => {
  await openFilled(page, site)
  const swap = fareForm(page).form.getByRole('button', { name: /^Swap/ })
  const ground = () =>
    swap.evaluate(async (button) => {
      await Promise.allSettled(button.getAnimations().map(({ finished }) => finished))
      return getComputedStyle(button).backgroundColor
    })
  const before = await ground()
  await swap.tap()
  // What is pressed looks so for a moment after it was let go.
  await expect.poll(ground).toBe(before)
  // A browser may leave the finger pointing at what it tapped, until it taps something else. Whether it
  // does hangs on what moves under the finger meanwhile, so here it is made to point.
  await swap.hover()
  expect(await swap.evaluate((button) => button.matches(':hover'))).toBe(true)
  expect(await ground()).toBe(before)
})
