import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { hathi } from '../../../config/brand/hathi.ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import {
  customerRecognised,
  sessionEnded,
  tabReturned,
} from '../../../src/application/session/session.slice.ts'
import { Header } from '../../../src/ui/header/Header.tsx'
import { asha, profileOfAsha } from '../../support/account.ts'
import { unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const visitHeader = (options: Visit = {}) =>
  visit(<Header />, { desktop: true, path: '/en-IN/fare-estimate', ...options })

const login = () => screen.queryByRole('button', { name: 'Login' })
const account = () => screen.getByRole('button', { name: /^Your account/ })
const language = () => screen.getByRole('button', { name: /^Language/ })

describe('the header of a desktop', () => {
  it('leads home, in the page’s locale', async () => {
    await visitHeader({ locale: 'tr-TR', path: '/tr-TR/fare-estimate' })
    expect(screen.getByRole('link', { name: 'Hathi home' })).toHaveAttribute('href', '/tr-TR')
  })

  it.each([
    ['en-IN', 'tel:+918000000000'],
    ['en-AE', 'tel:+971800000000'],
    ['tr-TR', 'tel:+908500000000'],
    ['bn-BD', 'tel:+8809600000000'],
  ])('calls the support of the country: %s', async (locale, href) => {
    await visitHeader({ locale })
    expect(screen.getByRole('link', { name: 'Call support' })).toHaveAttribute('href', href)
  })

  it('has no links to pages that the brand does not have', async () => {
    const headerLinks = { enterprise: null, driverPartners: null }
    await visitHeader({ surroundings: { brand: { ...hathi, headerLinks } } })
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getAllByRole('link')).toHaveLength(1)
  })

  it('leads enterprises and drivers to their pages', async () => {
    await visitHeader()
    expect(screen.getByRole('link', { name: 'Enterprise' })).toHaveAttribute(
      'href',
      '/en-IN/enterprise',
    )
    expect(screen.getByRole('link', { name: 'Driver partners' })).toHaveAttribute(
      'href',
      '/en-IN/partners',
    )
  })

  it('links the pages that a brand has of its own for enterprises and drivers', async () => {
    const headerLinks = { enterprise: '/enterprise', driverPartners: 'https://drive.example/join' }
    await visitHeader({ surroundings: { brand: { ...hathi, headerLinks } } })
    expect(screen.getByRole('link', { name: 'Enterprise' })).toHaveAttribute(
      'href',
      '/en-IN/enterprise',
    )
    expect(screen.getByRole('link', { name: 'Driver partners' })).toHaveAttribute(
      'href',
      'https://drive.example/join',
    )
  })
})

describe('the language selector', () => {
  it('shows this page in every locale, each in its own words', async () => {
    const { user } = await visitHeader({
      locale: 'bn-BD',
      path: '/bn-BD/fare_estimate_mob?geo_region_id=9&fare_estimate_token=t#fares',
    })
    expect(language()).toHaveAccessibleName('Language: বাংলা (বাংলাদেশ)')
    await user.click(language())
    const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('hreflang'))
    expect(links.map((link) => link.textContent)).toEqual([
      'English',
      'বাংলা (বাংলাদেশ)',
      'English (UAE)',
      'English (Türkiye)',
      'Türkçe',
      'English (Turkey)',
      'English (India)',
    ])
    expect(screen.getByRole('link', { name: 'Türkçe' })).toHaveAttribute(
      'href',
      '/tr-TR/fare_estimate_mob?geo_region_id=9&fare_estimate_token=t#fares',
    )
    expect(screen.getByRole('link', { name: 'Türkçe' })).toHaveAttribute('lang', 'tr-TR')
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('বাংলা (বাংলাদেশ)')
  })

  it('remembers the choice and loads the page', async () => {
    const remembered: string[] = []
    const { user } = await visitHeader({
      surroundings: { rememberLocale: (locale) => remembered.push(locale) },
    })
    const left: string[] = []
    const follow = (event: MouseEvent) => {
      if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) {
        left.push(event.target.pathname)
      }
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    await user.click(language())
    await user.click(screen.getByRole('link', { name: 'Türkçe' }))
    document.removeEventListener('click', follow)
    expect(remembered).toEqual(['tr-TR'])
    expect(left).toEqual(['/tr-TR/fare-estimate'])
  })

  it('can be used by keys alone', async () => {
    const { user } = await visitHeader()
    language().focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'English' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'বাংলা (বাংলাদেশ)' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('link', { name: 'English (India)' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'English' })).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}{Home}{ArrowUp}')
    expect(screen.getByRole('link', { name: 'English (India)' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(language()).toHaveFocus()
    expect(language()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Türkçe' })).toBeNull()

    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('link', { name: 'English (India)' })).toHaveFocus()
  })

  it('closes when something else is pressed or reached', async () => {
    const { user } = await visitHeader()
    await user.click(language())
    await user.click(document.body)
    expect(language()).toHaveAttribute('aria-expanded', 'false')

    await user.keyboard('{ArrowUp}')
    await user.click(language())
    await user.keyboard('{End}{Tab}')
    expect(login()).toHaveFocus()
    expect(language()).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the login', () => {
  it('opens with the details that were given for a fare', async () => {
    const { user, happen, store } = await visitHeader()
    await happen(fareEdited({ name: 'Asha Rao', mobile: '98765', requirement: 'business' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    const { auth } = store.getState()
    expect(auth).toMatchObject({
      step: 'login',
      form: { input: { mobile: '98765' } },
      known: { name: 'Asha Rao', mobile: '98765', requirement: 'business' },
      start: { checksExistence: false, followUp: null },
    })
  })

  it.each([
    ['en-IN', '/en-IN/fare-estimate', true],
    ['en-AE', '/en-AE/fare-estimate', false],
    ['bn-BD', '/bn-BD', false],
    ['en-AE', '/en-AE/order-review', true],
    ['en-AE', '/en-AE/Order-Review', true],
  ])('in %s at %s is offered: %s', async (locale, path, offered) => {
    await visitHeader({ locale, path })
    expect(login() !== null).toBe(offered)
  })
})

describe('the account', () => {
  it('shows a customer’s first name, and the e-mail when asked', async () => {
    const { user, happen } = await visitHeader()
    await happen(customerRecognised(asha))
    expect(login()).toBeNull()
    expect(account()).toHaveTextContent(/^Asha$/)
    await user.click(account())
    expect(screen.getByText('asha@example.in')).toBeVisible()
  })

  it('leads to the customer’s orders', async () => {
    const { user, happen } = await visitHeader({ locale: 'en-AE', path: '/en-AE' })
    await happen(customerRecognised(asha))
    await user.click(account())
    const orders = screen.getByRole('link', { name: 'Order history' })
    expect(orders).toHaveAttribute('href', '/en-AE/order-history')
    await user.click(orders)
    expect(account()).toHaveAttribute('aria-expanded', 'false')
    expect(account()).toHaveFocus()
  })

  it('shows Profile and N.A. for unknown details', async () => {
    const { user, happen } = await visitHeader()
    await happen(customerRecognised({ ...asha, name: '', firstName: '', email: '' }))
    await user.click(screen.getByRole('button', { name: 'Your account: Profile' }))
    expect(screen.getByText('N.A.')).toBeVisible()
  })

  it.each([
    [{ firstName: '', lastName: 'Rao' }, 'Profile'],
    [{ firstName: ' ', lastName: '' }, 'Profile'],
    [{ firstName: 'Mary Ann', lastName: 'Rao' }, 'Mary Ann'],
  ])('of a customer with the names %j is called %s', async (names, shown) => {
    const { user } = await visitHeader({
      ports: {
        credentials: { read: () => asha, keep: () => undefined, forget: () => undefined },
        loadProfile: () => TE.right({ ...profileOfAsha, ...names }),
      },
    })
    const button = await screen.findByRole('button', { name: `Your account: ${shown}` })
    expect(button).toHaveTextContent(new RegExp(`^${shown}$`))
    await user.click(button)
    expect(screen.getAllByText(shown)).toHaveLength(2)
  })

  it('is shown in a country without the login, and offers the logout', async () => {
    const { user, happen } = await visitHeader({ locale: 'en-AE', path: '/en-AE' })
    await happen(customerRecognised(asha))
    await user.click(account())
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.queryByRole('button', { name: /^Your account/ })).toBeNull()
    expect(login()).toBeNull()
  })

  it('says quietly, in its place, that it is being looked for', async () => {
    const { happen } = await visitHeader({
      ports: {
        credentials: { read: () => asha, keep: () => undefined, forget: () => undefined },
        loadProfile: () => unanswered,
      },
    })
    const place = screen.getByRole('button', { name: 'Looking for your account' })
    expect(login()).toBeNull()
    await happen(customerRecognised(asha))
    // The same element: nothing moves, and no focus is lost.
    expect(account()).toBe(place)
  })

  it('logs out, says so, and moves the focus to the login', async () => {
    let forgotten = 0
    const loggedOut: string[] = []
    const { user, happen } = await visitHeader({
      ports: {
        credentials: {
          read: () => null,
          keep: () => undefined,
          forget: () => {
            forgotten += 1
          },
        },
        logOut: ({ mobile }) => {
          loggedOut.push(mobile)
          return TE.right(undefined)
        },
      },
    })
    await happen(customerRecognised(asha))
    account().focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Order history' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(login()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('You are logged out')
    expect(forgotten).toBe(1)
    expect(loggedOut).toEqual(['9876543210'])
  })

  it('gives the focus back to its button when another tab logs out', async () => {
    const { user, happen } = await visitHeader()
    await happen(customerRecognised(asha))
    account().focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Order history' })).toHaveFocus()
    await happen(tabReturned(), sessionEnded('left'))
    expect(login()).toHaveFocus()
  })

  it('closes when another tab logs out, and stays closed at the next login', async () => {
    const { user, happen } = await visitHeader()
    await happen(customerRecognised(asha))
    await user.click(account())
    await happen(tabReturned(), sessionEnded('left'))
    expect(login()).toBeVisible()
    await happen(customerRecognised(asha))
    expect(account()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull()
  })
})
