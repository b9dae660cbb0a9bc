import type { RouteMarker } from '../../application/place/mountRouteMap.port.ts'
import { type Coordinates, isSamePoint } from '../../domain/place/coordinates.ts'
import { glide } from './glide.ts'
import { makeRouteMark, type RouteMark } from './routeMark.ts'

export type PinnedMark = {
  readonly moveTo: (at: Coordinates) => void
  readonly remove: () => void
}

type Ground = {
  readonly pin: (mark: RouteMark, at: Coordinates) => PinnedMark
  readonly page: Document
  readonly isStill: boolean
}

type LaidMark = {
  /** Where the mark stands, or where it is going. */
  readonly goal: () => Coordinates
  readonly become: (marker: RouteMarker) => void
  readonly remove: () => void
}

const layMark = (
  { pin, page, isStill }: Ground,
  { kind, at: start, label }: RouteMarker,
): LaidMark => {
  const mark = makeRouteMark(page, kind, label)
  const pinned = pin(mark, start)
  let goal = start
  let spot = start
  let stop: () => void = () => undefined
  const put = (at: Coordinates) => {
    spot = at
    pinned.moveTo(at)
  }
  return {
    goal: () => goal,
    become: ({ at, label: words }) => {
      mark.name(words)
      if (isSamePoint(at, goal)) return
      goal = at
      stop()
      if (kind === 'vehicle' && !isStill) stop = glide(spot, at, put)
      else put(at)
    },
    remove: () => {
      stop()
      pinned.remove()
    },
  }
}

/** Markers by stable names. */
export type NamedMarkers = ReadonlyMap<string, RouteMarker>

/** Names markers: the first stop is called the same the next time. */
export const named = (markers: readonly RouteMarker[]): NamedMarkers =>
  new Map(
    markers.map((marker, nth) => {
      const before = markers.slice(0, nth).filter(({ kind }) => kind === marker.kind)
      return [`${marker.kind} ${before.length}`, marker] as const
    }),
  )

export type LaidMarks = {
  /** Where the marks stand, or where they are going. */
  readonly goals: () => ReadonlyMap<string, Coordinates>
  /** Lays the marks that are new, moves those that are there, and removes the others. */
  readonly show: (markers: NamedMarkers) => void
}

/** Keeps the marks of a route where their markers are: vehicles glide there, the others jump. */
export const layMarks = (ground: Ground): LaidMarks => {
  const marks = new Map<string, LaidMark>()
  return {
    goals: () => new Map([...marks].map(([name, { goal }]) => [name, goal()])),
    show: (markers) => {
      for (const [name, mark] of marks) {
        if (markers.has(name)) continue
        mark.remove()
        marks.delete(name)
      }
      for (const [name, marker] of markers) {
        const mark = marks.get(name)
        if (mark === undefined) marks.set(name, layMark(ground, marker))
        else mark.become(marker)
      }
    },
  }
}
