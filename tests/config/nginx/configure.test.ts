import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'

const root = path.join(import.meta.dirname, '..', '..', '..')
const home = mkdtempSync(path.join(tmpdir(), 'configure-'))
const pages = path.join(home, 'site', 'pages')
mkdirSync(path.join(pages, 'hathi'), { recursive: true })
writeFileSync(
  path.join(pages, 'paths.json'),
  JSON.stringify({
    origin: 'https://built.example',
    locales: ['en-IN'],
    defaultLocale: 'en-IN',
    shell: ['/en-in', '/en-in/order-review', '/en-in/trucks/navi-mumbai'],
    cities: ['navi-mumbai'],
  }),
)

afterAll(() => rmSync(home, { recursive: true }))

const configure = (environment: Readonly<Record<string, string>>, folder = home) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'config', 'nginx', 'configure.ts'), folder],
    { encoding: 'utf8', env: environment },
  )
  return { status, written: stdout.trimEnd().split('\n'), said: stderr.trimEnd().split('\n') }
}

const whole = {
  HATHI_PARAMS_SECRET: 'of this deployment',
  HATHI_CUSTOMER_URL: 'https://api.example.in/customer',
  HATHI_ORDER_URL: 'https://api.example.in/order',
  HATHI_CONTENT_URL: 'https://content.example.in',
  HATHI_PLACES_URL: 'https://photon.example.in',
  HATHI_TILES_URL: 'https://tiles.example.in/{z}/{x}/{y}.png',
  HATHI_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
  HATHI_APP_ANDROID_URL: 'none',
  HATHI_APP_IOS_URL: 'none',
}

const folder = path.join(home, 'nginx')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

describe('what nginx is told', () => {
  it('follows from the settings', () => {
    expect(configure(whole)).toMatchObject({ status: 0, said: [''] })
    expect(readdirSync(folder).toSorted()).toEqual([
      'config.json',
      'hathi.conf',
      'headers.conf',
      'page.conf',
      'server.conf',
      'settings.conf',
    ])
    expect(JSON.parse(read('config.json'))).toMatchObject({ contentUrl: whole.HATHI_CONTENT_URL })
    expect(read('settings.conf')).toContain("connect-src 'self' https://api.example.in")
    expect(read('hathi.conf')).toContain(`include "${home}/nginx/settings.conf";`)
    expect(read('hathi.conf')).not.toContain('/srv/hathi')
  })

  it('is written again for a release, except for the deployer’s own ports and names', () => {
    configure(whole)
    expect(read('hathi.conf')).toContain(`include "${home}/nginx/server.conf";`)
    const own = 'listen 443 ssl;\nserver_name www.hathi.in;\n'
    writeFileSync(path.join(folder, 'server.conf'), own)
    writeFileSync(path.join(folder, 'hathi.conf'), '# Of the release before')
    expect(configure(whole)).toMatchObject({
      status: 0,
      written: [expect.any(String), "Left as it is: server.conf, the deployment's own"],
    })
    expect(read('server.conf')).toBe(own)
    expect(read('hathi.conf')).toContain('server {')
  })

  it('listens to visitors with IPv6, too, as Debian’s own site does', () => {
    const fresh = path.join(home, 'fresh')
    cpSync(path.join(home, 'site'), path.join(fresh, 'site'), { recursive: true })
    configure(whole, fresh)
    const ports = readFileSync(path.join(fresh, 'nginx', 'server.conf'), 'utf8')
    expect(ports.match(/^listen .*$/gm)).toEqual(['listen 80;', 'listen [::]:80;'])
  })

  it('is read whole by a visitor whom nginx answers meanwhile', () => {
    configure(whole)
    const before = read('config.json')
    // As for nginx alone: its workers are neither root nor everybody. Only root may choose any group.
    const readers = process.getuid?.() === 0 ? 12_345 : (process.getgroups?.().at(-1) ?? -1)
    chownSync(path.join(folder, 'config.json'), -1, readers)
    chmodSync(path.join(folder, 'config.json'), 0o640)
    const { gid } = statSync(path.join(folder, 'config.json'))
    const opened = openSync(path.join(folder, 'config.json'), 'r')
    configure({ ...whole, HATHI_ORDER_URL: 'https://order.example.in' })
    expect(readFileSync(opened, 'utf8')).toBe(before)
    closeSync(opened)
    expect(JSON.parse(read('config.json'))).toMatchObject({ orderUrl: 'https://order.example.in' })
    const after = statSync(path.join(folder, 'config.json'))
    expect([after.mode & 0o777, after.gid]).toEqual([0o640, gid])
    expect(readdirSync(folder).filter((name) => !/\.(conf|json)$/.test(name))).toEqual([])
  })

  it.each(Object.keys(whole))('is refused without %s, which is named', (variable) => {
    const rest = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== variable))
    const { status, said } = configure(rest)
    expect(status).toBe(1)
    expect(said.every((line) => /^HATHI_/.test(line))).toBe(true)
    expect(said.join('\n')).toContain(variable)
  })

  it('asks for a secret without naming an address, which server.conf decides', () => {
    const { HATHI_PARAMS_SECRET: _, ...rest } = whole
    const said = [
      'HATHI_PARAMS_SECRET must be set to a secret of your own where others reach the website',
    ]
    expect(configure(rest)).toMatchObject({ status: 1, said })
  })

  it.each(['HATHI_CUSTOMER_URL', 'HATHI_ORDER_URL', 'HATHI_ANALYTICS', 'HATHI_ERRORS'])(
    'is refused with a path for %s: the website’s own origin is files',
    (variable) => {
      const said = [`${variable} must be a whole address: nginx answers no calls`]
      expect(configure({ ...whole, [variable]: '/api' })).toMatchObject({ status: 1, said })
    },
  )

  it('is not written before the site is there, which one line says', () => {
    const empty = path.join(home, 'empty')
    const said = [`${empty}/site is not a built website: copy out/site there first`]
    expect(configure(whole, empty)).toMatchObject({ status: 1, said })
    expect(existsSync(empty)).toBe(false)
  })

  it('is refused with one line if the folder takes no files', () => {
    const full = path.join(home, 'full')
    cpSync(path.join(home, 'site'), path.join(full, 'site'), { recursive: true })
    writeFileSync(path.join(full, 'nginx'), '')
    expect(configure(whole, full)).toMatchObject({
      status: 1,
      said: [expect.stringContaining(`'${full}/nginx'`)],
    })
  })

  it.each([
    ['of the site', 'of the site'],
    ['the "site"', 'the \\"site\\"'],
  ])('may be in a folder that is called %s', (name, written) => {
    const named = path.join(home, name)
    cpSync(path.join(home, 'site'), path.join(named, 'site'), { recursive: true })
    expect(configure(whole, named).status).toBe(0)
    const conf = readFileSync(path.join(named, 'nginx', 'hathi.conf'), 'utf8')
    expect(conf).toContain(`include "${home}/${written}/nginx/settings.conf";`)
    expect(conf).toContain(`root "${home}/${written}/site";`)
    const page = readFileSync(path.join(named, 'nginx', 'page.conf'), 'utf8')
    expect(page).toContain(`include "${home}/${written}/nginx/headers.conf";`)
  })

  it.each(['US$', 'a*', 'a?', 'site[1]'])(
    'is not written into a folder that nginx reads as another one: %s',
    (name) => {
      const misread = path.join(home, name)
      cpSync(path.join(home, 'site'), path.join(misread, 'site'), { recursive: true })
      const said = [
        `${misread} has a $, *, ? or [ in its name, which nginx does not take literally`,
      ]
      expect(configure(whole, misread)).toMatchObject({ status: 1, said })
      expect(existsSync(path.join(misread, 'nginx'))).toBe(false)
    },
  )

  it('is Hathi’s for a brand that the build does not have, which is said', () => {
    const said = ['HATHI_BRAND gohda is not a brand of this build: the website is Hathi’s']
    expect(configure({ ...whole, HATHI_BRAND: 'gohda' })).toMatchObject({ status: 0, said })
    expect(read('settings.conf')).toContain('map "" $hathi_brand {\n    default "hathi";')
    expect(configure({ ...whole, HATHI_BRAND: 'hathi' })).toMatchObject({ status: 0, said: [''] })
  })

  it('ignores a variable that is misspelled, and says so', () => {
    const said = ['HATHI_CAPTCHA_KEY is not a setting, and is ignored']
    expect(configure({ ...whole, HATHI_CAPTCHA_KEY: 'key' })).toMatchObject({ status: 0, said })
    const { HATHI_PLACES_URL, ...rest } = whole
    expect(configure({ ...rest, HATHI_PLACE_URL: HATHI_PLACES_URL })).toMatchObject({
      status: 1,
      said: [
        'HATHI_PLACE_URL is not a setting, and is ignored',
        'HATHI_PLACES_URL must be set: nginx has no sandbox',
      ],
    })
  })

  describe('with the maps of Google', () => {
    const { HATHI_PLACES_URL, HATHI_TILES_URL: _, HATHI_TILES_ATTRIBUTION: __, ...rest } = whole
    const google = { ...rest, HATHI_MAPS: 'google', HATHI_GOOGLE_MAPS_KEY: 'a key' }
    const lacking = 'Without HATHI_PLACES_URL the element on other pages finds no addresses'

    it('needs no geocoder, and says what does not work without one', () => {
      const { status, written, said } = configure(google)
      expect([status, said]).toEqual([0, ['']])
      expect(written).toContain(lacking)
    })

    it('says nothing of the kind where there is one', () => {
      const { status, written } = configure({ ...google, HATHI_PLACES_URL })
      expect(status).toBe(0)
      expect(written).not.toContain(lacking)
    })
  })
})
