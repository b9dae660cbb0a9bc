import type { MintRequestId } from '../ports/requestId.port.ts'

/**
 * Makes the request id of what the customer asks for: the same id while every part is the same value as before,
 * so that a retry is no second request, otherwise a new one (spec 1 §7). A form keeps its id beside it:
 * `FormWithRequestId`.
 */
export const makeRequestIdOf = (mint: MintRequestId) => {
  let last: { readonly parts: readonly unknown[]; readonly requestId: string } | null = null
  return (...parts: readonly unknown[]): string => {
    if (last === null || parts.some((part, at) => part !== last?.parts[at])) {
      last = { parts, requestId: mint() }
    }
    return last.requestId
  }
}
