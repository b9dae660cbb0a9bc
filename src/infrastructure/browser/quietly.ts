import { either as E } from 'fp-ts'

/**
 * The result, or null where the browser throws because it forbids the page its storage or its
 * cookies: the page works without them.
 */
export const quietly = <A>(reach: () => A): A | null => E.toUnion(E.tryCatch(reach, () => null))
