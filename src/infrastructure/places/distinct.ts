/** The texts trimmed, without blanks, and each once, whatever its case. */
export const distinct = (texts: readonly string[]): readonly string[] => {
  const said = new Set<string>()
  return texts
    .map((text) => text.trim())
    .filter((text) => {
      const key = text.toLowerCase()
      if (key === '' || said.has(key)) return false
      said.add(key)
      return true
    })
}
