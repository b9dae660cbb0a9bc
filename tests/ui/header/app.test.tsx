import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { SessionFlag } from '../../../src/application/ports/sessionFlags.port.ts'
import { formatLink, type Link } from '../../../src/domain/link/link.ts'
import { Shell } from '../../../src/ui/app/shell/Shell.tsx'
import { AppLinkPage } from '../../../src/ui/header/AppLinkPage.tsx'
import { type Visit, visit } from '../../support/visit.tsx'

const appLinks = {
  android: 'https://hathi.example/app/android',
  ios: 'https://hathi.example/app/ios',
}

const visitPage = ({ surroundings, ...options }: Visit = {}) =>
  visit(
    <Shell>
      <h1>A page</h1>
    </Shell>,
    {
      path: '/en-IN/fare-estimate',
      ...options,
      surroundings: { appLinks, ...surroundings },
    },
  )

const banner = () => screen.queryByRole('complementary', { name: 'The Hathi app' })

const memory = () => {
  const raised = new Set<SessionFlag>()
  return {
    isRaised: (flag: SessionFlag) => raised.has(flag),
    raise: (flag: SessionFlag) => {
      raised.add(flag)
    },
  }
}

describe('the app banner', () => {
  it('is shown on a phone, and links the app with the origin of the visit', async () => {
    await visitPage({
      surroundings: {
        landing: {
          path: '/en-IN',
          query: [
            ['utm_source', 'google'],
            ['utm_campaign', 'diwali'],
            ['customer_mobile', '9876543210'],
          ],
        },
      },
    })
    expect(banner()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open app' })).toHaveAttribute(
      'href',
      '/en-IN/app?utm_source=google&utm_campaign=diwali&landing_page=%2Fen-IN' +
        '&current_page=%2Fen-IN%2Ffare-estimate&feature_source=open_app_banner',
    )
  })

  it('is not shown on a desktop', async () => {
    await visitPage({ desktop: true })
    expect(banner()).toBeNull()
  })

  it('is not shown without an app', async () => {
    await visitPage({ surroundings: { appLinks: null } })
    expect(banner()).toBeNull()
  })

  it.each(['/en-IN/app', '/en-IN/app/'])(
    'is not shown on the page that it leads to: %s',
    async (path) => {
      await visitPage({ path })
      expect(banner()).toBeNull()
    },
  )

  it('stays closed for the visit once it is closed, and the focus moves to the page', async () => {
    const flags = memory()
    const { user } = await visitPage({ surroundings: { flags } })
    await user.click(screen.getByRole('button', { name: 'Hide the app banner' }))
    expect(banner()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()

    await visitPage({ surroundings: { flags } })
    expect(banner()).toBeNull()
  })
})

const query = '?utm_source=google&feature_source=open_app_banner&customer_mobile=9876543210'

const visitApp = (platform: 'android' | 'ios' | 'other', options: Visit = {}) => {
  const went: string[] = []
  const goTo = (link: Link, how?: { readonly replacing: boolean }) => {
    went.push(`${how?.replacing === true ? 'instead: ' : ''}${formatLink(link)}`)
  }
  const { surroundings } = options
  return visit(<AppLinkPage />, {
    path: `/en-IN/app${query}`,
    ...options,
    surroundings: { appLinks, platform, goTo, ...surroundings },
  }).then(() => went)
}

describe('the app’s deep link, opened in a browser', () => {
  it.each([
    ['android', 'Get it for Android'],
    ['ios', 'Get it for iPhone'],
  ] as const)('replaces itself with the store of %s', async (platform, button) => {
    const went = await visitApp(platform)
    const store = `https://hathi.example/app/${platform}?utm_source=google&feature_source=open_app_banner`
    expect(went).toEqual([`instead: ${store}`])
    expect(screen.getByText('Taking you to the store…')).toBeVisible()
    expect(screen.getByRole('link', { name: button })).toHaveAttribute('href', store)
    expect(document.title).toBe('The Hathi app')
  })

  it('offers both stores on other platforms', async () => {
    expect(await visitApp('other')).toEqual([])
    expect(screen.getByRole('heading', { level: 1, name: 'Get the Hathi app' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Get it for Android',
      'Get it for iPhone',
    ])
  })

  it('ignores a store whose address is not plain https', async () => {
    const hostile = { android: 'javascript:alert(1)', ios: 'https://store.example/hathi' }
    const went = await visitApp('android', { surroundings: { appLinks: hostile } })
    expect(went).toEqual([])
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Get it for iPhone',
    ])
  })

  it('does not exist without an app', async () => {
    await visitApp('android', { surroundings: { appLinks: null } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist')
  })
})
