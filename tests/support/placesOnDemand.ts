import type { either as E } from 'fp-ts'
import type {
  DescribePointError,
  Places,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../src/application/place/places.port.ts'
import type { Abandonment } from '../../src/application/ports/abandonment.port.ts'
import type { Place } from '../../src/domain/place/address.ts'
import type { Coordinates } from '../../src/domain/place/coordinates.ts'
import { placeAt } from './places.ts'

type Question<Asked, Failure, Answer> = {
  readonly asked: Asked
  readonly answer: (answer: E.Either<Failure, Answer>) => void
  readonly isAbandoned: () => boolean
}

const makeDesk = <Asked, Failure, Answer>() => {
  const questions: Array<Question<Asked, Failure, Answer>> = []
  const ask = (asked: Asked, abandonment?: Abandonment) => {
    let isAbandoned = false
    abandonment?.onAbandon(() => {
      isAbandoned = true
    })
    return (): Promise<E.Either<Failure, Answer>> =>
      new Promise((resolve) => {
        questions.push({ asked, answer: resolve, isAbandoned: () => isAbandoned })
      })
  }
  return { questions, ask }
}

/** Places that answer when the test says so, even after the caller has given up. */
export const makePlacesOnDemand = () => {
  const searches = makeDesk<
    { readonly text: string; readonly near: Coordinates },
    SearchPlacesError,
    readonly Prediction[]
  >()
  const choices = makeDesk<Prediction, ResolvePlaceError, Place>()
  const points = makeDesk<Coordinates, DescribePointError, Place>()
  let abandonments = 0
  const places: Places = {
    search: (text, near, abandonment) => searches.ask({ text, near }, abandonment),
    resolve: (prediction) => choices.ask(prediction),
    describe: (point, abandonment) => points.ask(point, abandonment),
    abandon: () => {
      abandonments += 1
    },
  }
  return {
    places,
    searches: searches.questions,
    choices: choices.questions,
    points: points.questions,
    abandonments: () => abandonments,
  }
}

/** The place at a point, named after the point, so that a mix-up of two places shows. */
export const placeOf = (point: Coordinates): Place =>
  placeAt(`Spot ${point.lat} ${point.lng}`, point)
