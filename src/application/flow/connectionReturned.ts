import { createAction } from '@reduxjs/toolkit'

/**
 * The device has a connection again (spec 2 §2). Features with the port `onConnection` dispatch this themselves.
 * Asked again is what the former connection took with it: pending questions about orders, the profile after a
 * login, and the area, goods types and fares of an order under review; orders whose last answer was lost or is
 * stale; and what that review could not load for want of a connection. A page whose first question has failed waits
 * for a retry, and the profile of a customer who is being restored is asked for by the port alone.
 *
 * @example
 * const looks: string[] = []
 * const cutOff = await customerIn({
 *   loadOrder: (crn) => {
 *     looks.push(crn)
 *     return () => new Promise<never>(() => undefined)
 *   },
 * })
 * cutOff.dispatch(trackingOpened('CRN2000001'))
 * cutOff.dispatch(connectionReturned())
 * looks // → ['CRN2000001', 'CRN2000001']
 */
export const connectionReturned = createAction('connection/returned')
