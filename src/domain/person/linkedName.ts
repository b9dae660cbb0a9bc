import { plainText } from '../link/plainText.ts'
import { prefilledName } from './personName.ts'

const nameOf = plainText(200)

/**
 * A person's name in a link, on one line (spec 1 §2). Anybody may write a link, so it has a maximum length.
 *
 * @example
 * linkedName('Asha+Rao') // → 'Asha Rao'
 */
export const linkedName = (raw: string): string => nameOf(prefilledName(raw))
