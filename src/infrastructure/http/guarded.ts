import * as t from 'io-ts'

/** A value that a rule accepts, as it is. */
export const guarded = <Value>(name: string, is: t.Is<Value>) =>
  new t.Type<Value, unknown, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
