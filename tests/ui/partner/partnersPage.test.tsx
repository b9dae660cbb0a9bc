import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { PartnersPage } from '../../../src/ui/partner/PartnersPage.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { address } from '../../support/content.ts'
import { comeBackOnline } from '../../support/online.ts'
import { partnersPage } from '../../support/partner.ts'
import { unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const visitPage = (options: Visit = {}) =>
  visit(<PartnersPage />, { path: '/en-IN/partners', desktop: true, ...options })

const appLinks = { android: 'https://play.example/app', ios: 'https://apps.example/app' }

describe('the partners landing page', () => {
  it('shows the sections of its content', async () => {
    await visitPage()
    expect(screen.getByRole('heading', { level: 1, name: 'Attach' })).toBeVisible()
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Why', 'Easy', 'Own', 'More', 'Partners', 'Questions', 'Ready?'])
    expect(screen.getByText('Near home').closest('figure')).toHaveTextContent('Lakshmi')
    expect(document.title).toBe('Attach your vehicle · Hathi')
    expect(await problemsOnPage()).toEqual([])
  })

  it.each([0, 1, 2])(
    'opens the registration from REGISTER number %d counted from 0, and takes the focus back',
    async (nth) => {
      const { user } = await visitPage()
      const register = screen.getAllByRole('button', { name: 'REGISTER' })
      expect(register).toHaveLength(3)
      const button = register[nth]
      if (button === undefined) throw new Error('no such button')
      await user.click(button)
      const dialog = screen.getByRole('dialog', { name: 'Attach Vehicle Now' })
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(button).toHaveFocus()
    },
  )

  it('has no link to the app if there is none', async () => {
    const { container } = await visitPage()
    expect(container).not.toHaveTextContent('GET PARTNER APP')
  })

  it('links the app with the place of the link', async () => {
    await visitPage({ surroundings: { appLinks } })
    const [first, last] = screen.getAllByRole('link', { name: 'GET PARTNER APP' })
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/en-IN\/app\?.*partners_hero/))
    expect(last).toHaveAttribute('href', expect.stringMatching(/^\/en-IN\/app\?/))
  })

  it('links the partners’ own app if content names one', async () => {
    const link = address('https://store.example/partner')
    const downloadApp = { ...partnersPage.downloadApp, link }
    await visitPage({
      ports: { loadPartnersPage: () => TE.right({ ...partnersPage, downloadApp }) },
    })
    const links = screen.getAllByRole('link', { name: 'GET PARTNER APP' })
    expect(links.map((shown) => shown.getAttribute('href'))).toEqual([link, link])
  })

  it('says that it is loading', async () => {
    await visitPage({ ports: { loadPartnersPage: () => unanswered } })
    expect(screen.getByRole('status')).toHaveTextContent('Loading this page…')
    expect(screen.queryByRole('button', { name: 'REGISTER' })).toBeNull()
    expect(document.title).toBe('Driver partners · Hathi')
  })

  it('says why its content did not come, and tries again', async () => {
    let asked = 0
    const { user } = await visitPage({
      ports: {
        loadPartnersPage: () => {
          asked += 1
          return asked === 1
            ? TE.left({ kind: 'Unreachable', because: 'connection' })
            : TE.right(partnersPage)
        },
      },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Driver partners' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('We could not be reached.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    const heading = screen.getByRole('heading', { level: 1, name: 'Attach' })
    expect(heading).toBeVisible()
    // The focus is where the button was, not at the top of the page.
    expect(document.activeElement).toHaveAttribute('tabindex', '-1')
    expect(document.activeElement).toContainElement(heading)
    expect(document.activeElement).not.toContainElement(screen.getByRole('navigation'))
  })

  it('fetches its content again once the connection is back that took the request with it', async () => {
    let asked = 0
    await visitPage({
      ports: {
        loadPartnersPage: () => {
          asked += 1
          return asked === 1 ? unanswered : TE.right(partnersPage)
        },
      },
    })
    expect(screen.getByRole('status')).toHaveTextContent('Loading this page…')
    await comeBackOnline()
    expect(screen.getByRole('heading', { level: 1, name: 'Attach' })).toBeVisible()
    await comeBackOnline()
    expect(asked).toBe(2)
  })

  it('offers the registration even if its content did not come', async () => {
    const { user } = await visitPage({
      ports: { loadPartnersPage: () => TE.left({ kind: 'Unreachable', because: 'connection' }) },
    })
    expect(await problemsOnPage()).toEqual([])
    const register = screen.getByRole('button', { name: 'REGISTER' })
    await user.click(register)
    const dialog = screen.getByRole('dialog', { name: 'Attach Vehicle Now' })
    expect(within(dialog).getByRole('form', { name: 'Attach a vehicle' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(register).toHaveFocus()
  })
})
