type Thrown = { readonly message?: unknown; readonly code?: unknown; readonly cause?: unknown }

const isThrown = (value: unknown): value is Thrown => typeof value === 'object' && value !== null

/** Why a fetch failed: its own message says only that it did. */
const reasonOf = (error: unknown): string => {
  if (!isThrown(error)) return String(error)
  if (isThrown(error.cause)) return reasonOf(error.cause)
  // A name with several addresses fails without a message.
  return String(error.message === '' ? error.code : error.message)
}

/**
 * What the content service answers, for the pages of a build. The deadline is in milliseconds.
 * Rejects with the address, and with the variable to correct, if no JSON comes.
 */
export const askContent = async (url: string, deadline: number): Promise<unknown> => {
  const fail = (why: string): never => {
    throw new Error(`HATHI_CONTENT_URL: ${url} ${why}`)
  }
  const ask = async () => {
    const response = await fetch(url, {
      // A connection per request: during the build, nothing would notice that an idle one is being
      // closed.
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(deadline),
    })
    return { ok: response.ok, status: response.status, text: await response.text() }
  }
  const { ok, status, text } = await ask().catch((error: unknown) =>
    fail(`did not answer (${reasonOf(error)})`),
  )
  // The start of a page of HTML is enough.
  if (!ok) return fail(`answered ${status}: ${text.slice(0, 200)}`)
  try {
    return JSON.parse(text)
  } catch {
    return fail('is not JSON')
  }
}
