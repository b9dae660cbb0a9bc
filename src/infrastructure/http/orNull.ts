import * as t from 'io-ts'

/** A field that is there, but may be null. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
