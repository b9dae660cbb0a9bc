import * as t from 'io-ts'

/** What an answer may leave out, in either way to say nothing. */
export const orNothing = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined])
