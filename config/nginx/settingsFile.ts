import type { WebsiteConfig } from '../../sandbox/settings.ts'
import { contentSecurityPolicy, filePolicy } from '../../sandbox/website/contentSecurityPolicy.ts'
import { otherSpellings } from '../../sandbox/website/madePages.ts'
import type { BuiltPages } from '../build/builtPages.ts'

type Case = readonly [pattern: string, value: string]

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** One `map` of nginx: texts match in any case, and patterns begin with `~`. */
const map = (
  [source, variable]: readonly [string, string],
  otherwise: string,
  cases: readonly Case[] = [],
): readonly string[] => [
  `map ${source} ${variable} {`,
  ...[['default', otherwise] as const, ...cases].map(
    ([pattern, value]) =>
      `    ${pattern === 'default' ? pattern : quoted(pattern)} ${quoted(value)};`,
  ),
  '}',
  '',
]

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale

/** The locale for each language: the default locale, or else the first one in the list. */
const answersOf = ({ locales, defaultLocale }: BuiltPages): ReadonlyMap<string, string> =>
  new Map([...locales.toReversed(), defaultLocale].map((locale) => [languageOf(locale), locale]))

const languageMaps = (pages: BuiltPages): readonly string[] => {
  const answers = [...answersOf(pages)]
  const spoken = answers.map(([language]) => language).join('|')
  const same = pages.locales.map((locale): Case => [locale, locale])
  return [
    ...map(['$cookie_language', '$hathi_kept'], '', same),
    '# The first of the browser’s languages that is spoken here.',
    ...map(['$http_accept_language', '$hathi_tag'], '', [
      [`~*^(?:(?!\\s*(?:${spoken})(?![a-z]))[^,]*,)*\\s*(?<spoken_tag>[a-z-]+)`, '$spoken_tag'],
    ]),
    '# A language alone is no wish for the country whose locale is called so: the default one answers it.',
    ...map(['$hathi_tag', '$hathi_wanted'], pages.defaultLocale, [
      ...same.filter(([tag]) => tag !== languageOf(pages.defaultLocale)),
      ...answers.map(([language, locale]): Case => [`~*^${language}(?![a-z])`, locale]),
    ]),
  ]
}

const pageMaps = ({ locales, shell, cities }: BuiltPages): readonly string[] => [
  ...map(['$uri', '$hathi_path'], '$uri', [['~(?s)^(?<plain_path>.*?)/+\\z', '$plain_path']]),
  '# Without a known locale the script finds one; below one, what is not listed is not there.',
  ...map(['$hathi_path', '$hathi_page'], '/shell.html', [
    ...shell.map((path): Case => [path, '$hathi_path.html']),
    ...shell
      .flatMap((path) => otherSpellings(path, cities) ?? [])
      .map((pattern): Case => [`~*^${pattern}\\z`, '$hathi_path.html']),
    [`~^/(?<known_locale>${locales.join('|')})(/|\\z)`, '/$known_locale/404.html'],
  ]),
]

/** nginx's settings for a deployment: its policies, its brand, and the pages of the build. */
export const settingsFile = (config: WebsiteConfig, pages: BuiltPages): string =>
  [
    '# Written by `npm run configure`, anew for every build and every setting.',
    'map_hash_bucket_size 256;',
    'map_hash_max_size 16384;',
    '',
    ...map(['""', '$hathi_policy'], contentSecurityPolicy(config, '$request_id')),
    ...map(['""', '$hathi_file_policy'], filePolicy),
    ...map(['""', '$hathi_brand'], pages.brands.includes(config.brand) ? config.brand : 'hathi'),
    ...map(['""', '$hathi_built_origin'], pages.origin),
    ...languageMaps(pages),
    ...pageMaps(pages),
  ].join('\n')
