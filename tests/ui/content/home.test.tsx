import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { ContentPage, LoadPageError } from '../../../src/application/content/loadPage.port.ts'
import { HomePage } from '../../../src/ui/content/HomePage.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { pageOf } from '../../support/content.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'
import { written } from './visitPage.tsx'

const visitHome = async (options: Visit = {}) => {
  const visited = await visit(<HomePage />, { path: '/en-IN', ...options })
  // What is below the first screen is a part of its own, which loads later.
  if (options.content?.loadPage === undefined) await screen.findByText('Why us')
  return visited
}

const first = () => [
  screen.getByRole('heading', { level: 1, name: 'Send goods across your city' }),
  screen.getByRole('form', { name: 'Fare estimate' }),
]

describe('the home page', () => {
  it('has its form under its headline, and the content below', async () => {
    await visitHome()
    for (const part of first()) expect(part).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Our vehicles' })).toBeVisible()
    expect(document.title).toBe('Hathi: goods delivery by two-wheeler and truck')
    expect(await problemsOnPage()).toEqual([])
  })

  it('promises on its first screen only what may be promised (spec 1 §9)', async () => {
    await visitHome()
    const [heading] = first()
    expect(heading?.parentElement).toHaveTextContent(/a 2-wheeler in 15 mins.*in 30 mins/i)
    expect(screen.getByText('2-wheeler')).toBeVisible()
  })

  it('keeps a single headline, even if content has one', async () => {
    await visitHome()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('does not wait for content', async () => {
    await visitHome({ content: { loadPage: () => unanswered } })
    for (const part of first()) expect(part).toBeVisible()
    expect(await screen.findByText('Loading this page…')).toBeInTheDocument()
  })

  it('stays usable when content is down', async () => {
    await visitHome({
      content: { loadPage: () => TE.left({ kind: 'Unreachable', because: 'connection' }) },
    })
    for (const part of first()) expect(part).toBeVisible()
    expect(await screen.findByText('We could not be reached. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('the lead form of the home page', () => {
  const form = () => screen.findByRole('form', { name: 'Estimate by phone' })
  const name = () =>
    within(screen.getByRole('form', { name: 'Estimate by phone' })).getByRole('textbox', {
      name: 'Name',
    })

  it.each<[string, LoadPageError]>([
    ['is down', { kind: 'Unreachable', because: 'connection' }],
    ['has no such page', { kind: 'PageUnknown' }],
  ])('is there when content %s', async (_, error) => {
    await visitHome({ content: { loadPage: () => TE.left(error) } })
    expect(await form()).toBeVisible()
  })

  it('is there while the content is fetched, and keeps what is typed when it comes', async () => {
    const words = makePending<LoadPageError, ContentPage>()
    const { user } = await visitHome({ content: { loadPage: () => words.task } })
    await form()
    await user.type(name(), 'Asha')
    await act(async () => {
      words.answer(E.right(pageOf('home')))
    })
    expect(screen.getByText('Why us')).toBeVisible()
    expect(name()).toHaveValue('Asha')
    expect(name()).toHaveFocus()
  })

  it('stands under a long text if there are no questions', async () => {
    const texts = ['One', 'Two', 'Three', 'Four', 'Five'].map(
      (title) => ({ kind: 'text', title, paragraphs: [`About ${title}.`], points: [] }) as const,
    )
    await visitHome({ content: { loadPage: () => TE.right(written(texts)) } })
    expect(await form()).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  })

  it('stands before the questions', async () => {
    await visitHome()
    const questions = screen.getByRole('heading', { name: 'Questions' })
    expect((await form()).compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
