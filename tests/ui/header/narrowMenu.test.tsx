import { describe, expect, it } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { hathi } from '../../../config/brand/hathi.ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { customerRecognised, sessionEnded } from '../../../src/application/session/session.slice.ts'
import { Header } from '../../../src/ui/header/Header.tsx'
import { asha } from '../../support/account.ts'
import { goBack } from '../../support/goBack.ts'
import { isLeftToBrowser } from '../../support/isLeftToBrowser.ts'
import { unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const Here = () => <output>{useLocation().pathname}</output>

const visitPhone = (options: Visit = {}) =>
  visit(
    <>
      <Header />
      <Here />
    </>,
    { path: '/en-IN/fare-estimate', ...options },
  )

const opener = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
/** Opens the menu, whose code may be loaded only then. */
const openMenu = async (user: { readonly click: (element: Element) => Promise<void> }) => {
  await user.click(opener())
  await screen.findByRole('dialog', { name: 'Menu' })
}
const opened = () => within(screen.getByRole('dialog', { name: 'Menu' }))

describe('the header of a phone', () => {
  it('has a link home, the city and a menu, and nothing else', async () => {
    await visitPhone()
    expect(screen.getByRole('link', { name: 'Hathi home' })).toBeVisible()
    const city = await screen.findByRole('button', { name: 'City: Bengaluru' })
    expect(screen.getAllByRole('button')).toEqual([city, opener()])
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

describe('the menu', () => {
  it('holds what the header has no room for', async () => {
    const { user } = await visitPhone()
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
    await openMenu(user)
    expect(opened().getByRole('link', { name: /^Call support/ })).toHaveAttribute(
      'href',
      'tel:+918000000000',
    )
    expect(opened().getByRole('button', { name: 'Login' })).toBeVisible()
    expect(opened().queryByRole('link', { name: 'Türkçe' })).toBeNull()

    await user.click(opened().getByRole('button', { name: 'Language English (India)' }))
    expect(opened().getByRole('link', { name: 'Türkçe' })).toHaveAttribute(
      'href',
      '/tr-TR/fare-estimate',
    )
    expect(opened().getByRole('link', { current: true })).toHaveTextContent('English (India)')
  })

  it('closes with Esc and gives the focus back', async () => {
    const { user } = await visitPhone()
    await openMenu(user)
    await user.keyboard('{Escape}')
    expect(menu()).toBeNull()
    expect(opener()).toHaveFocus()
  })

  it('closes with the browser’s Back, which stays on the page', async () => {
    const { user } = await visitPhone()
    window.history.pushState({ page: 'this' }, '')
    await openMenu(user)
    await goBack()
    expect(menu()).toBeNull()
    expect(window.history.state).toEqual({ page: 'this' })
  })

  it('closes when a link in it is followed', async () => {
    const headerLinks = { enterprise: '/enterprise', driverPartners: null }
    const { user } = await visitPhone({ surroundings: { brand: { ...hathi, headerLinks } } })
    await openMenu(user)
    expect(opened().queryByRole('link', { name: 'Driver partners' })).toBeNull()
    await user.click(opened().getByRole('link', { name: 'Enterprise' }))
    expect(screen.getByText('/en-IN/enterprise')).toBeVisible()
    expect(menu()).toBeNull()
  })

  it('stays closed when the customer comes back to the page where they followed a link', async () => {
    const { user } = await visitPhone({ path: '/en-IN' })
    await openMenu(user)
    await user.click(opened().getByRole('link', { name: 'Enterprise' }))
    await user.click(screen.getByRole('link', { name: 'Hathi home' }))
    expect(screen.getByText('/en-IN')).toBeVisible()
    expect(menu()).toBeNull()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is closed on a page that comes back from the browser’s cache, where a link in it was followed', async () => {
    const { user } = await visitPhone()
    await openMenu(user)
    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(menu()).toBeNull()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
  })

  it('stays closed when a window that was widened is narrow again', async () => {
    const { user, turn } = await visitPhone()
    await openMenu(user)
    await turn(true)
    expect(menu()).toBeNull()
    await turn(false)
    expect(menu()).toBeNull()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when the login opens', async () => {
    const { user, happen, store } = await visitPhone()
    await happen(fareEdited({ mobile: '98765' }))
    await openMenu(user)
    await user.click(opened().getByRole('button', { name: 'Login' }))
    expect(menu()).toBeNull()
    expect(store.getState().auth).toMatchObject({ step: 'login', known: { mobile: '98765' } })
  })

  it('has no login in a country without one', async () => {
    const { user } = await visitPhone({ locale: 'en-AE', path: '/en-AE' })
    await openMenu(user)
    expect(opened().queryByRole('button', { name: 'Login' })).toBeNull()
  })

  it('shows a customer’s name and e-mail, and offers the logout', async () => {
    const { user, happen, store } = await visitPhone()
    await happen(customerRecognised(asha))
    await openMenu(user)
    expect(opened().getByText('Asha')).toBeVisible()
    expect(opened().getByText('asha@example.in')).toBeVisible()
    expect(opened().queryByRole('button', { name: 'Login' })).toBeNull()

    await user.click(opened().getByRole('button', { name: 'Logout' }))
    expect(menu()).toBeNull()
    expect(opener()).toHaveFocus()
    expect(store.getState().session).toEqual({ status: 'guest' })
    expect(screen.getByText('You are logged out')).toBeInTheDocument()
  })

  it.each([
    ['link', 'Order history'],
    ['button', 'Logout'],
  ])(
    'keeps the focus when another tab’s logout takes the %s away that has it',
    async (role, name) => {
      const { user, happen } = await visitPhone()
      await happen(customerRecognised(asha))
      await openMenu(user)
      opened().getByRole(role, { name }).focus()
      await happen(sessionEnded('left'))
      expect(opened().getByRole('heading', { name: 'Menu' })).toHaveFocus()
    },
  )

  it('leads a customer to their orders, and closes even if these are open', async () => {
    const { user, happen } = await visitPhone()
    await happen(customerRecognised(asha))
    const follow = async () => {
      await openMenu(user)
      await user.click(opened().getByRole('link', { name: 'Order history' }))
    }
    await follow()
    expect(menu()).toBeNull()
    expect(screen.getByText('/en-IN/order-history')).toBeVisible()
    await follow()
    expect(menu()).toBeNull()
  })

  it('leaves a click that opens another tab to the browser, also on the current page', async () => {
    const headerLinks = { enterprise: '/enterprise', driverPartners: null }
    const { user } = await visitPhone({
      path: '/en-IN/enterprise',
      surroundings: { brand: { ...hathi, headerLinks } },
    })
    await openMenu(user)
    const link = opened().getByRole('link', { name: 'Enterprise' })
    expect(await isLeftToBrowser(user, link)).toBe(true)
    expect(menu()).toBeVisible()
  })

  it('says that it is looking for the account', async () => {
    const { user } = await visitPhone({
      ports: {
        credentials: { read: () => asha, keep: () => undefined, forget: () => undefined },
        loadProfile: () => unanswered,
      },
    })
    await openMenu(user)
    expect(opened().getByText('Looking for your account')).toBeInTheDocument()
    expect(opened().queryByRole('button', { name: 'Login' })).toBeNull()
    expect(opened().queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})
