import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { HomePage } from '../../../src/ui/home/HomePage.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const visitHome = async (options: Visit = {}) => {
  const visited = await visit(<HomePage />, { path: '/en-IN', ...options })
  // What stands under the first screen is a part of its own.
  if (options.content?.loadPage === undefined) await screen.findByText('Why us')
  return visited
}

const first = () => [
  screen.getByRole('heading', { level: 1, name: 'Send goods across your city' }),
  screen.getByRole('form', { name: 'Fare estimate' }),
]

describe('the home page', () => {
  it('has its form under its headline, and what content says under that', async () => {
    await visitHome()
    for (const part of first()) expect(part).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Our vehicles' })).toBeVisible()
    expect(document.title).toBe('Hathi: goods delivery by two-wheeler and truck')
    expect(await problemsOnPage()).toEqual([])
  })

  it('keeps its one headline, whatever content has for one', async () => {
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
