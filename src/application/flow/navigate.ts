import { call } from 'typed-redux-saga'
import type { GoTo } from '../ports/navigation.port.ts'

/**
 * Takes the visitor to a link. A frontend that opens the page at once may thereby end the flow that goes there. A
 * generator can be ended while it waits for an effect, such as this one, but not while it runs.
 */
export const navigate = (goTo: GoTo, ...where: Parameters<GoTo>) => call(goTo, ...where)
