import { filesOfPage, pageFile, readChunks } from '../../config/build/initialFiles.ts'
import budget from '../../config/size-budget.json' with { type: 'json' }
import { expect, test } from './support/estimate.ts'

test('the size budget counts every script and style that the page loads unasked', async ({
  page,
  network,
  isMobile,
}) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) loaded.add(pathname.slice(1))
  })
  await page.goto(budget.route)
  await expect(page.getByRole('main')).toBeVisible()
  await network.quiet()
  const filesOf = readChunks()
  const named = filesOfPage(pageFile(budget.route), !isMobile)
  // A phone loads the style sheets for wide windows, too, after everything else.
  const styles = [...filesOfPage(pageFile(budget.route), true)].filter((f) => f.endsWith('.css'))
  // Comes two seconds after the start, when a fast page has been quiet for long and a slow one has not.
  const ready = filesOf('for-later')
  const later = budget.laterImports.flatMap(filesOf)
  const counted = new Set([...named, ...styles, ...later, ...ready])
  expect(loaded.size).toBeGreaterThan(3)
  expect([...loaded].filter((file) => !counted.has(file))).toEqual([])
})
