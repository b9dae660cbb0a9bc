import * as t from 'io-ts'

/** Whether somebody has a number (spec 1 §3). */
export const WireExists = t.type({ exists: t.union([t.boolean, t.null]) })

/** Null says that the service does not know of anybody, which is nobody to log in. */
export const toExists = ({ exists }: t.TypeOf<typeof WireExists>): boolean => exists ?? false
