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
  // To the browser a finger points at what it tapped until it taps something else.
  await expect.poll(() => swap.evaluate((button) => button.matches(':hover'))).toBe(true)
  // What is pressed looks so for a moment after it was let go.
  await expect.poll(ground).toBe(before)
})
