/** Whether a text is an absolute address that a call can be sent to. */
export const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}
