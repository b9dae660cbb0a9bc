import { distanceKm, type Point } from '../geometry/distance.ts'
import { isOneEditAway, wordsOf } from './normalise.ts'
import type { Layer, Place } from './place.ts'

export type PlaceQuery = {
  readonly text: string
  readonly limit: number
  readonly near: Point | null
  /** [west, south, east, north] */
  readonly within: readonly [number, number, number, number] | null
  /** Lower case; empty for all. */
  readonly countries: readonly string[]
  /** Empty for all. */
  readonly layers: readonly Layer[]
}

/** Scores for how well a query names a place. */
const quality = { exact: 400, prefix: 300, words: 200, pincode: 200, fuzzy: 100 } as const

const fuzzyLength = 5

const isFuzzy = (typed: string, word: string): boolean =>
  typed.length >= fuzzyLength &&
  (isOneEditAway(typed, word) ||
    isOneEditAway(typed, word.slice(0, typed.length)) ||
    isOneEditAway(typed, word.slice(0, typed.length + 1)))

const startsOne = (words: readonly string[], typed: string): boolean =>
  words.some((word) => word.startsWith(typed))

/**
 * The score of the words for this spelling, or null. The remaining words may name the surroundings.
 * "HSR layout" equals "hsrlayout", and "M G Road" equals "MG Road".
 */
const matchSpelling = (
  typed: readonly string[],
  spelling: string,
  surroundings: readonly string[],
): number | null => {
  const words = spelling.split(' ')
  const named = typed.filter((word) => startsOne(words, word))
  const left = typed.filter((word) => !named.includes(word))
  const elsewhere = left.filter((word) => startsOne(surroundings, word))
  const misspelt = left.filter((word) => !elsewhere.includes(word))
  const together = typed.join('')
  const solid = spelling.replaceAll(' ', '')
  if (left.length > 0 && solid.startsWith(together)) {
    return solid === together ? quality.exact : quality.prefix
  }
  if (misspelt.length > 0) {
    const understood = misspelt.every((word) => words.some((known) => isFuzzy(word, known)))
    return understood ? quality.fuzzy - elsewhere.length : null
  }
  if (named.length === 0) return null
  const name = named.join(' ')
  const base =
    name === spelling ? quality.exact : spelling.startsWith(name) ? quality.prefix : quality.words
  return base - elsewhere.length
}

const matchPincode = (typed: readonly string[], place: Place): number | null => {
  const [first = '', ...more] = typed
  if (place.postcode === null || first.length < 3 || !/^\d+$/.test(first)) return null
  if (more.length > 0 || !place.postcode.startsWith(first)) return null
  return place.postcode === first ? quality.pincode + 1 : quality.pincode
}

const matchPlace = (typed: readonly string[], place: Place): number | null => {
  const matches = [
    matchPincode(typed, place),
    ...place.spellings.map((spelling) => matchSpelling(typed, spelling, place.surroundings)),
  ].filter((match) => match !== null)
  return matches.length === 0 ? null : Math.max(...matches)
}

/**
 * Up to 150 for being near, 0 from 100 km on: a nearby match of a later word beats a distant
 * prefix, but not an exact name.
 */
const nearness = (place: Place, near: Point | null): number =>
  near === null ? 0 : 150 * Math.max(0, 1 - distanceKm(place.point, near) / 100)

const isWithin = ({ lat, lng }: Point, box: PlaceQuery['within']): boolean =>
  box === null || (lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3])

/**
 * The places that the text names, best first: exact, then prefix, then words, then one letter off.
 */
export const searchPlaces =
  (places: readonly Place[]) =>
  (query: PlaceQuery): readonly Place[] => {
    const typed = wordsOf(query.text)
    if (typed.length === 0) return []
    return places
      .filter(
        (place) =>
          isWithin(place.point, query.within) &&
          (query.countries.length === 0 ||
            query.countries.includes(place.countrycode.toLowerCase())) &&
          (query.layers.length === 0 || query.layers.includes(place.layer)),
      )
      .flatMap((place) => {
        const match = matchPlace(typed, place)
        if (match === null) return []
        return [{ place, score: match + nearness(place, query.near) + place.weight * 2 }]
      })
      .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name))
      .slice(0, query.limit)
      .map(({ place }) => place)
  }
