type Rule = (text: string) => string | null

export type PolicyRules = {
  readonly createHTML: Rule
  readonly createScript: Rule
  readonly createScriptURL: Rule
}

/**
 * The parts of a window that are used here. Not every browser knows trusted types, nor does the
 * compiler yet.
 */
type Guarded = Pick<Window, 'isSecureContext'> & {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/**
 * Markup that packages write: Leaflet to test for SVG support, React to make a script that holds
 * data.
 */
const knownMarkup: ReadonlySet<string> = new Set(['<svg/>', '<script></script>'])

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Installs the default policy for text that becomes markup or a script. It lets through the
 * packages' fixed markup, the JSON that search engines read, and known scripts. The browser refuses
 * everything else, if it knows trusted types and the page's policy requires them.
 */
export const guardMarkup = (
  { trustedTypes }: Guarded,
  isKnownScript: (address: string) => boolean,
): void => {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (knownMarkup.has(text) ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (address) => (isKnownScript(address) ? address : null),
  })
}
