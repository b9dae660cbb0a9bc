import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  openTilesAttribution,
  parseSettings,
  unknownBrand,
  unknownVariable,
  type WebsiteConfig,
} from '../../sandbox/settings.ts'
import { usualHome, writeConfiguration } from './writeConfiguration.ts'

const giveUp = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

/** The host is public, because the settings then refuse the secret of a developer's machine. */
const readConfig = (): WebsiteConfig => {
  const parsed = parseSettings({ ...process.env, HOST: '0.0.0.0' })
  for (const variable of parsed.unknown) console.error(unknownVariable(variable))
  return parsed.kind === 'Settings'
    ? parsed.settings.config
    : giveUp(parsed.errors.map(({ variable, message }) => `${variable} ${message}`))
}

const isOfTheSandbox = (address: string): boolean => address.startsWith('/sandbox/')

/** The settings that default to the sandbox, and so have to be set where there is none. */
const ofTheSandbox = (config: WebsiteConfig): readonly string[] => {
  const { customerUrl, orderUrl, contentUrl, placesUrl, tilesUrl, appLinks, maps } = config
  const isOpen = maps === 'open'
  const addresses = new Map([
    ['HATHI_CUSTOMER_URL', customerUrl],
    ['HATHI_ORDER_URL', orderUrl],
    ['HATHI_CONTENT_URL', contentUrl],
    ['HATHI_PLACES_URL', isOpen ? placesUrl : ''],
    ['HATHI_TILES_URL', isOpen ? tilesUrl : ''],
    ['HATHI_APP_ANDROID_URL', appLinks?.android ?? ''],
    ['HATHI_APP_IOS_URL', appLinks?.ios ?? ''],
  ])
  const missing = [...addresses]
    .filter(([, address]) => isOfTheSandbox(address))
    .map(([variable]) => `${variable} must be set: nginx has no sandbox`)
  return isOpen && config.tilesAttribution === openTilesAttribution
    ? [...missing, 'HATHI_TILES_ATTRIBUTION must be set: the tiles are not the sandbox’s']
    : missing
}

/** The services that get more than GET, which is all that the website's own origin answers. */
const ofOwnOrigin = ({ customerUrl, orderUrl, analytics, errors }: WebsiteConfig) =>
  [
    ['HATHI_CUSTOMER_URL', customerUrl] as const,
    ['HATHI_ORDER_URL', orderUrl] as const,
    ['HATHI_ANALYTICS', analytics] as const,
    ['HATHI_ERRORS', errors] as const,
  ]
    .filter(([, address]) => address.startsWith('/') && !isOfTheSandbox(address))
    .map(([variable]) => `${variable} must be a whole address: nginx answers no calls`)

/** nginx takes these for a variable, or for a pattern of several files, and knows no way to say otherwise. */
const misread = /[$*?[]/

const write = (config: WebsiteConfig, home: string): string | null => {
  if (misread.test(home)) {
    return giveUp([`${home} has a $, *, ? or [ in its name, which nginx does not take literally`])
  }
  const site = path.join(home, 'site')
  const pages = path.join(site, 'pages')
  if (!existsSync(path.join(pages, 'paths.json'))) {
    return giveUp([`${site} is not a built website: copy out/site there first`])
  }
  if (!existsSync(path.join(pages, config.brand))) console.error(unknownBrand(config.brand))
  try {
    return writeConfiguration(config, home)
  } catch (error) {
    return giveUp([error instanceof Error ? error.message : String(error)])
  }
}

const config = readConfig()
const wrong = [...ofTheSandbox(config), ...ofOwnOrigin(config)]
if (wrong.length > 0) giveUp(wrong)
const home = path.resolve(process.argv[2] ?? usualHome)
const left = write(config, home)
console.log(`Written to ${path.join(home, 'nginx')}; nginx includes its hathi.conf`)
if (left !== null) console.log(`Left as it is: ${left}, the deployment's own`)
// The website then finds addresses by Google; only those who embed the element need to know.
if (isOfTheSandbox(config.placesUrl)) {
  console.log('Without HATHI_PLACES_URL the element on other pages finds no addresses')
}
