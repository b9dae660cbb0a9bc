import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from './sourceTree.ts'
import { testsOf, type WrittenTest } from './testsOf.ts'

/** The texts of spec 1 §8 and spec 2 §8, word for word. */
const catalogue = [
  'Something went wrong',
  'Invalid OTP',
  'Geolocation is not supported by your browser.',
  'Location permission was denied.',
  'Location position is unavailable.',
  'Location request timed out.',
  'Unknown error occurred (code {code}).',
  'Failed to fetch address from location.',
  'Unable to fetch location',
  'Location Permission Denied',
  'Place ID is required',
  'No place found for the given place ID',
  'No place found for the given coordinates',
  'Failed to retry geocoding after place ID update',
  'Failed to get updated place ID for retry',
  'Try again',
  'Error in fetching token. Please refresh the page.',
  'Error in retrieving secure token',
  'Some error occurred. Please retry',
  'Unexpected error occurred',
  'Sorry! No service is available',
  'We do not serve pickup service from this area. Please change the pickup location',
  'We do not serve dropoff service from this area. Please change the dropoff location',
  'Change Pickup Location',
  'Change Dropoff Location',
  'Invalid {product} Service Selected',
  'Something went wrong!',
  'Sorry, this is embarrassing. Please try again.',
  'Data Not Found',
  'Please redirect to home.',
  'Authentication Failed',
  'Try signing in again.',
  'Failed to load Google Maps API',
  'Something went wrong. Try Again...',
  'Laoding Vehicles...',
  'Failed to submit form',
  'Please enter valid address',
  'Error on fetching updated place id',
  'Error on google geo code custom with retry',
  'Failed to fetch order history',
  'Select a valid address',
  'Select from dropdown',
  'Enter the pickup address',
  'Enter the dropoff address',
  'Unauthorized action',
  'Customer Successfully Signed up',
  'Resent OTP successfully',
]

/** What they say happens without a text of theirs, as the document calls it. */
const happenings = [
  'a service refuses in its own words',
  'the login is refused',
  'a code is refused',
  'the same: an event, and a prompt to type the address',
  'unavailable, late and unknown positions are reported',
  'an id that Google refuses is fetched anew, and tried once more',
  'the validator refuses fields',
  'the validator refuses the form',
  'INVALID_PICKUP, INVALID_DROP, INVALID_PICKUP_DROP',
  'the same, reported',
  "the token is refused in the service's words",
  'the texts of the language do not come',
  'the profile does not come after a login',
  'an answer breaks the contract',
  'the service refuses a lead, in its words or without',
  "a lead's mobile number is none",
]

type Row = {
  readonly situation: string
  /** Empty if the specification fixes none. */
  readonly text: string
  readonly where: string
  readonly file: string
  readonly title: string
}

const rowOf = (line: string): Row => {
  const [, , situation = '', text = '', where = '', test = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? []
  return { situation, text: text === '—' ? '' : text, where, file, title }
}

const rows: readonly Row[] = readFileSync(path.join(root, 'docs/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [12] §/.test(line))
  .map(rowOf)

const read = new Map<string, readonly WrittenTest[]>()
const testsIn = (file: string): readonly WrittenTest[] => {
  const found = read.get(file) ?? testsOf(readFileSync(path.join(root, file), 'utf8'))
  read.set(file, found)
  return found
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether something says a text of the catalogue, with anything for the names in braces. */
const says = (text: string) => {
  const pattern = new RegExp(
    text
      .split(/\{\w+\}/)
      .map(literal)
      .join('.+?'),
  )
  const longer = catalogue.filter((other) => other !== text && other.includes(text))
  // "Something went wrong!" does not count as "Something went wrong".
  return (said: string): boolean =>
    pattern.test(longer.reduce((rest, other) => rest.replaceAll(other, ''), said))
}

const textsIn = (language: string): readonly string[] => {
  const folder = path.join(root, 'src/ui/locales', language)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const texts: string[] = []
      JSON.parse(readFileSync(path.join(folder, file), 'utf8'), (_, value: unknown) => {
        if (typeof value === 'string') texts.push(value)
        return value
      })
      return texts
    })
}

describe('the error catalogue of docs/errors.md', () => {
  it('has a row for every text of the specification', () => {
    const listed = new Set(rows.map(({ text }) => text))
    expect(catalogue.filter((text) => !listed.has(text))).toEqual([])
  })

  it('has a row for all that happens without a text of the specification', () => {
    const textless = rows.filter(({ text }) => text === '').map(({ situation }) => situation)
    expect(textless).toEqual(happenings)
  })

  it('says of every row what happens and where', () => {
    expect(rows.filter(({ situation, where }) => situation === '' || where === '')).toEqual([])
  })

  it('names for what is shown a test that looks at a page', () => {
    const unseen = rows.filter(
      ({ where, file }) => !where.startsWith('nowhere') && !/^tests\/(ui|e2e)\//.test(file),
    )
    expect(unseen).toEqual([])
  })

  it('names texts that the product has', () => {
    // A text that only operators read is in the flow that reports it.
    const flow = path.join(root, 'src/application/place/locationPicker.saga.ts')
    const told = [...textsIn('en'), ...textsIn('bn'), readFileSync(flow, 'utf8')]
    const lost = rows.filter(({ text }) => text !== '' && !told.some(says(text)))
    expect(lost).toEqual([])
  })

  it.each(rows)('is held to by a test: $situation ($text)', ({ file, title, text }) => {
    expect(existsSync(path.join(root, file))).toBe(true)
    const named = testsIn(file).filter((test) => test.title === title)
    expect(named).toHaveLength(1)
    expect(text === '' || named.some(({ texts }) => texts.some(says(text)))).toBe(true)
  })
})
