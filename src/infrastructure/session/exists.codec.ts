import * as t from 'io-ts'

/** Whether a customer with this number exists (spec 1 §3). */
export const WireExists = t.type({ exists: t.union([t.boolean, t.null]) })

/** Null means that the service knows no customer, so there is none to log in. */
export const toExists = ({ exists }: t.TypeOf<typeof WireExists>): boolean => exists ?? false
