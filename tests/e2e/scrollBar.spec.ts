import { auth, openLogin } from './support/account.ts'
import { expect, test } from './support/site.ts'

// Scroll bars of a desktop take room, but Playwright's browsers hide them.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

test('a dialog covers the room of the scroll bar, and the page under it does not move @any-size', async ({
  page,
}) => {
  const widths = () =>
    page.evaluate(() => ({
      bar: window.innerWidth - document.documentElement.getBoundingClientRect().width,
      page: document.body.getBoundingClientRect().width,
    }))
  await page.goto('/en-IN')
  const before = await widths()
  expect(before.bar).toBeGreaterThan(0)
  await openLogin(page)
  expect(await widths()).toEqual({ ...before, bar: 0 })
  await auth(page).login.getByRole('button', { name: 'Close' }).click()
  await expect(auth(page).login).toBeHidden()
  await expect.poll(widths).toEqual(before)
})
