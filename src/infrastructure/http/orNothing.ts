import * as t from 'io-ts'

/** A field that a response may omit or set to null. */
export const orNothing = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined])
