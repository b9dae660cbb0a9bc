import path from 'node:path'
import { parseSettings } from '../../sandbox/settings.ts'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { orderLink } from '../e2e/support/booking.ts'
import { sharedLink } from '../e2e/support/quotes.ts'
import { signIn } from '../sandbox/support/customer.ts'
import { type Cookies, phone, root, visit, withBrowser } from './lab.ts'

export type Measured = {
  readonly name: string
  readonly path: string
  /** Whether the page is about a person, so that search engines are asked to leave it alone. */
  readonly isPersonal: boolean
  readonly cookies: Cookies
}

export type Site = { readonly url: string; readonly pages: readonly Measured[] }

const makeLink = (sandbox: Sandbox): Promise<string> =>
  withBrowser([], (browser) => visit(browser, phone, [], (page) => sharedLink(page, sandbox)))

const customerCookies = async (sandbox: Sandbox): Promise<Cookies> =>
  Object.entries(await signIn(sandbox)).map(([name, value = '']) => ({
    name,
    value,
    url: sandbox.url,
  }))

/** The pages to measure. Order review is measured as a customer, the others as a guest. */
const pagesOf = async (sandbox: Sandbox): Promise<readonly Measured[]> => {
  const open = { isPersonal: false, cookies: [] }
  return [
    { ...open, name: 'home', path: '/en-IN' },
    { ...open, name: 'fare-estimate', path: '/en-IN/fare-estimate' },
    { name: 'results', path: await makeLink(sandbox), isPersonal: true, cookies: [] },
    {
      name: 'order-review',
      path: orderLink(),
      isPersonal: true,
      cookies: await customerCookies(sandbox),
    },
    { ...open, name: 'partners', path: '/en-IN/partners' },
  ]
}

/** Serves the website as `npm start` does, during the measurement. */
export const withSite = async <A>(during: (site: Site) => Promise<A>): Promise<A> => {
  const parsed = parseSettings({})
  if (parsed.kind === 'WrongSettings') throw new Error('the settings are wrong')
  const sandbox = await startSandbox({
    website: { root: path.join(root, 'out', 'site'), settings: parsed.settings },
  })
  try {
    return await during({ url: sandbox.url, pages: await pagesOf(sandbox) })
  } finally {
    await sandbox.close()
  }
}
