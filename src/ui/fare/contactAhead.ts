import type { either as E } from 'fp-ts'
import { isLeft } from '../../domain/answer.ts'
import { parseName } from '../../domain/person/personName.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import type { Judge } from '../app/ahead/sayAhead.ts'

/** The id of the element that holds the rules for a guest's contact. */
export const contactAheadId = 'contact-ahead'

/** The text of NameTooShort is in `data-name-too-short`, which a script reads as nameTooShort. */
const keyOf = (kind: string): string => kind.charAt(0).toLowerCase() + kind.slice(1)

/** The rules for a guest's name and mobile number, by the names of their fields; none if the page has no such form. */
export const contactJudges = (page: Document): ReadonlyMap<string, Judge> => {
  const said = page.getElementById(contactAheadId)?.dataset
  if (said === undefined) return new Map()
  const toName = parseName({ least: Number(said['least']), most: Number(said['most']) })
  const toMobile = parseMobile({
    country: '',
    callingCode: said['callingCode'] ?? '',
    digits: Number(said['digits']),
    starts: (said['starts'] ?? '').split(' ').filter((start) => start !== ''),
  })
  const judge =
    (parse: (typed: string) => E.Either<{ readonly kind: string }, string>): Judge =>
    (typed) => {
      const parsed = parse(typed)
      return isLeft(parsed) ? (said[keyOf(parsed.left.kind)] ?? null) : null
    }
  return new Map([
    ['name', judge(toName)],
    ['mobile', judge(toMobile)],
  ])
}
