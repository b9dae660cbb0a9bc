import { createAction } from '@reduxjs/toolkit'

/**
 * The browser has a connection again. Flows repeat questions that will no longer be answered, and
 * refresh what may be out of date (spec 2 §2). What is fresh is not asked for again.
 *
 * @example
 * const looks: string[] = []
 * const cutOff = await customerIn({ loadOrder: (crn) => { looks.push(crn); return () => new Promise<never>(() => undefined) } })
 * cutOff.dispatch(trackingOpened('CRN2000001'))
 * cutOff.dispatch(connectionReturned())
 * looks // → ['CRN2000001', 'CRN2000001']
 */
export const connectionReturned = createAction('connection/returned')
