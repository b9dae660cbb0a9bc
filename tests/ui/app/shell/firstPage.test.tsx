import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { pageOf } from '../../../support/content.ts'
import { visitSite } from './site.tsx'

const headed = (slug: string) =>
  screen.findByRole('heading', { level: 1, name: `Heading of ${slug}` })

const visitPages = (path: string) =>
  visitSite(path, { content: { loadPage: (slug) => TE.right(pageOf(slug)) } })

it.each([
  ['/en-IN/about-us', 'about-us'],
  ['/en-IN/About-Us', 'about-us'],
  ['/en-IN/rent-mini-trucks-in-pune', 'trucks-in-pune'],
])(
  'the first page of a visit keeps the browser’s own focus, and the next does not: %s',
  async (path, slug) => {
    const { goOn } = await visitPages(path)
    await headed(slug)
    expect(document.body).toHaveFocus()
    await goOn('/en-IN/careers')
    const next = await headed('careers')
    await waitFor(() => expect(next).toHaveFocus())
  },
)

it('a later page has the focus on its heading under any spelling of its address', async () => {
  const { goOn } = await visitPages('/en-IN/careers')
  await headed('careers')
  await goOn('/en-IN/rent-mini-trucks-in-pune')
  const next = await headed('trucks-in-pune')
  await waitFor(() => expect(next).toHaveFocus())
})
