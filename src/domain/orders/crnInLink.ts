import { firstOf, type Query } from '../link/query.ts'

/**
 * The number of the order that a tracking link names, without the blanks around it; empty if it names
 * none (spec 2 §2).
 *
 * @example
 * crnInLink([['crn', ' CRN1 ']]) // → 'CRN1'
 */
export const crnInLink = (query: Query): string => firstOf(query)('crn')?.trim() ?? ''
