import { makeSecondTry, type SecondTry } from '../infrastructure/http/secondTry.ts'

let made: SecondTry | null = null

/** The second try of reads: one for the page, because its listener stays. */
export const secondTryHere = (moment: number): SecondTry => {
  made ??= makeSecondTry(window, moment)
  return made
}
