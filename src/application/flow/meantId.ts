import type { MintRequestId } from '../ports/requestId.port.ts'

/**
 * The request id of what is meant: the same as before while every part of it is the same value as before, so
 * that a retry is no second request, and else a new one (spec 1 §7). What was sent by a form has its id beside
 * the form: `MeantForm`.
 */
export const makeMeantId = (mint: MintRequestId) => {
  let last: { readonly parts: readonly unknown[]; readonly requestId: string } | null = null
  return (...parts: readonly unknown[]): string => {
    if (last === null || parts.some((part, at) => part !== last?.parts[at])) {
      last = { parts, requestId: mint() }
    }
    return last.requestId
  }
}
