type Rule = (text: string) => string | null

export type PolicyRules = {
  readonly createHTML: Rule
  readonly createScript: Rule
  readonly createScriptURL: Rule
}

/** A window as far as it is asked here: not every browser knows trusted types, nor does the compiler yet. */
type Guarded = Pick<Window, 'isSecureContext'> & {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: PolicyRules) => unknown }
}

/** What packages write as markup: Leaflet to see whether SVG is known, React to make a script that holds data. */
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
 * Decides on text that is about to become markup or a script without a policy of its own: the packages'
 * fixed markup, data that search engines read, and the scripts known. All else is refused by the browser,
 * where it knows trusted types and the page's policy asks for them.
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
