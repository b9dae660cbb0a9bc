import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { site } from '../../config/market/site.ts'
import { entryOfStop } from '../../src/domain/booking/editedStop.ts'
import { parseTripError } from '../../src/domain/booking/tripError.ts'
import { sitePageOf } from '../../src/domain/content/sitePage.ts'
import { parseContact } from '../../src/domain/fare/contact.ts'
import { emptyFareForm, parseFareEnquiry } from '../../src/domain/fare/fareForm.ts'
import { fareRequirements, parseRequirement } from '../../src/domain/fare/requirement.ts'
import { emptyLeadForm } from '../../src/domain/lead/leadForm.ts'
import { parseInfoSource } from '../../src/domain/partner/infoSource.ts'
import { parseName } from '../../src/domain/person/personName.ts'
import { parseMobile } from '../../src/domain/phone/mobileNumber.ts'
import {
  noAddress,
  parseAddress,
  parseAddressPair,
  unknownDetails,
} from '../../src/domain/place/address.ts'
import { parseEmail } from '../../src/domain/session/email.ts'
import { parseCode } from '../../src/domain/session/oneTimeCode.ts'
import { india, marketIn } from '../support/fares.ts'

const surface = path.join(import.meta.dirname, '..', '..', 'src', 'library', 'domain')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Found = { readonly at: string; readonly part: object }

const partsOf = (at: string, value: unknown): readonly Found[] =>
  isObject(value)
    ? [
        { at, part: value },
        ...Object.entries(value).flatMap(([key, part]) => partsOf(`${at}.${key}`, part)),
      ]
    : []

/** The paths of all parts that are not frozen. */
const writable = (found: readonly Found[]): readonly string[] =>
  found.filter(({ part }) => !Object.isFrozen(part)).map(({ at }) => at)

/** The parts that two answers share, or that occur twice in one. */
const sharedIn = (answers: readonly unknown[]): readonly Found[] => {
  const found = answers.flatMap((answer) => partsOf('answer', answer))
  return found.filter(({ part }, at) => found.findIndex((other) => other.part === part) < at)
}

const { country } = india
const toMobile = parseMobile(country.phone)
const toUnservedMobile = parseMobile({ ...country.phone, starts: [] })
const toName = parseName(country.name)
const toRequirement = parseRequirement(fareRequirements)
const toContact = parseContact(india)
const toCode = parseCode(6)
const toEnquiry = parseFareEnquiry(marketIn('tr-TR'))({ kind: 'guest' })
const toCustomersEnquiry = parseFareEnquiry(india)({
  kind: 'customer',
  name: '',
  mobile: '9812345678',
  requirement: 'personal',
})

const typed = { status: 'typed', text: 'Kora' } as const
const at = (landmark: string, lat: number) =>
  ({
    status: 'resolved',
    place: { landmark, location: { lat, lng: lat }, details: unknownDetails },
  }) as const

const nowhere = { landmark: '', location: null, house: '' }

describe('data that the domain gives to many', () => {
  it.each(readdirSync(surface))('cannot be written to if it is exported by %s', async (file) => {
    const exported: unknown = await import(path.join(surface, file))
    if (!isObject(exported)) throw new Error(`${file} exports nothing`)
    const data = Object.entries(exported).flatMap(([name, value]) => partsOf(name, value))
    expect(writable(data)).toEqual([])
  })

  it.each<[what: string, ask: () => unknown]>([
    ['an empty fare form', () => emptyFareForm(india, 'trucks')],
    ['an empty lead form', () => emptyLeadForm(india, 'trucks')],
    ['the entry of a stop that is nowhere', () => entryOfStop(nowhere)],
    ['the entry of a stop', () => entryOfStop({ ...nowhere, location: { lat: 13, lng: 77 } })],
    ['the page of a path', () => sitePageOf(site)('/en-IN/about-us')],
    ['the page of a flow', () => sitePageOf(site)('/en-IN/order-review')],
    ['the page of another word for it', () => sitePageOf(site)('/en-IN/two-wheeler')],
    ['the page of no path', () => sitePageOf(site)('/en-IN/atlantis')],
    ...[0, 1, 2, 3, 4].map((code): [string, () => unknown] => [
      `the error of code ${code}`,
      () => parseTripError(code),
    ]),
    ['no mobile number', () => toMobile('')],
    ['an invalid mobile number', () => toMobile('12')],
    ['an invalid mobile number of the right length', () => toMobile('987654321x')],
    ['a mobile number where none is served', () => toUnservedMobile('9812345678')],
    ['no name', () => toName('')],
    ['a short name', () => toName('Jo')],
    ['a long name', () => toName('a'.repeat(99))],
    ['an invalid name', () => toName('R2-D2')],
    ['no address', () => parseAddress(noAddress)],
    ['an address that was not chosen', () => parseAddress(typed)],
    ['an invalid landmark', () => parseAddress(at('560034', 12))],
    ['a place that is nowhere', () => parseAddress(at('Koramangala', 0))],
    ['no route', () => parseAddressPair({ pickup: noAddress, drop: typed })],
    ['no requirement', () => toRequirement('')],
    ['no source', () => parseInfoSource('')],
    ['no e-mail address', () => parseEmail('')],
    ['no code', () => toCode('')],
    ['no contact', () => toContact({ name: '', mobile: '', requirement: '' })],
    ['no enquiry', () => toEnquiry({ ...emptyFareForm(india, 'trucks'), consent: false })],
    [
      'no enquiry of a customer',
      () => toCustomersEnquiry({ ...emptyFareForm(india, 'trucks'), name: 'Jo' }),
    ],
  ])('is new for each caller or frozen: %s', (_, ask) => {
    expect(writable(sharedIn([ask(), ask()]))).toEqual([])
  })

  it('cannot be changed by one caller for another: the ends of a fare form', () => {
    const form = emptyFareForm(india, 'trucks')
    expect(() => Object.assign(form.pickup, { status: 'typed', text: 'Kora' })).toThrow(TypeError)
    expect(form.drop).toEqual({ status: 'empty' })
    expect(emptyFareForm(india, 'trucks').pickup).toEqual({ status: 'empty' })
  })

  it('cannot be changed by one caller for another: the error of a mobile number', () => {
    const said = toMobile('')
    if (said._tag === 'Right') throw new Error('an empty number is none')
    expect(() => Object.assign(said, { left: { kind: 'Mine' } })).toThrow(TypeError)
    expect(() => Object.assign(said.left, { kind: 'Mine' })).toThrow(TypeError)
    expect(toMobile('')).toEqual({ _tag: 'Left', left: { kind: 'MobileMissing' } })
  })
})
