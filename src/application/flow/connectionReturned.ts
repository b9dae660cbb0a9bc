import { createAction } from '@reduxjs/toolkit'

/**
 * The browser has a connection again: a question from before will not be answered, and what may be
 * out of date can be asked after (spec 2 §2). Nothing is asked for what is fresh.
 *
 * @example
 * const looks: string[] = []
 * const cutOff = await customerIn({ loadOrder: (crn) => { looks.push(crn); return () => new Promise<never>(() => undefined) } })
 * cutOff.dispatch(trackingOpened('CRN2000001'))
 * cutOff.dispatch(connectionReturned())
 * looks // → ['CRN2000001', 'CRN2000001']
 */
export const connectionReturned = createAction('connection/returned')
