const token =
  /<(?<open>[a-z]+)(?<attributes>(?: [\w:-]+="(?:[^"<&]|&(?:amp|lt|quot);)*")*)(?<empty>\/?)>|<\/(?<close>[a-z]+)>|(?:[^<&]|&(?:amp|lt|quot);)+/gy

/** The error in an XML document of elements and text, or null. */
export const malformation = (xml: string): string | null => {
  const open: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex
    const groups = token.exec(xml)?.groups
    if (groups === undefined) return `nothing readable at ${start}: ${xml.slice(start, start + 40)}`
    const names = [...(groups['attributes'] ?? '').matchAll(/ ([\w:-]+)=/g)].map(([, name]) => name)
    if (new Set(names).size !== names.length) return `an attribute twice in <${groups['open']}>`
    if (groups['open'] !== undefined && groups['empty'] === '') open.push(groups['open'])
    if (groups['close'] !== undefined && open.pop() !== groups['close']) {
      return `</${groups['close']}> closes nothing`
    }
  }
  return open.length === 0 ? null : `<${open.join('><')}> is not closed`
}
