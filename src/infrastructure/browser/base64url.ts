/** Bytes as text that storages and URLs take as it is (RFC 4648 §5, no padding). */
export const toBase64url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of such a text; null for another alphabet. Throws at a length that none has. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[\w-]*$/.test(text)) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
