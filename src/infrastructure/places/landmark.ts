/** The texts that say something, each once, whatever its letters' case. */
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

/** Whether a text can be a landmark: there is a letter in it (spec 1 §5). */
export const isLandmark = (text: string): boolean => /\p{L}/u.test(text)
