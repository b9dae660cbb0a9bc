import { plainText } from '../link/plainText.ts'
import { longestLandmark } from './address.ts'

/** A landmark in a link, on one line (spec 1 §2). Anybody may write a link, so it has a maximum length. */
export const linkedLandmark = plainText(longestLandmark)
