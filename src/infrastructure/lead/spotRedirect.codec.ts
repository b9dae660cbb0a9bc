import * as t from 'io-ts'

/** Whether a lead is confirmed. */
export const WireSpotRedirect = t.type({ result: t.keyof({ success: null, failed: null }) })

export const toConfirmed = ({ result }: t.TypeOf<typeof WireSpotRedirect>): boolean =>
  result === 'success'
