/** The sandbox's time, in milliseconds since 1970. Tests move it forward; it never goes back. */
export type Clock = {
  readonly now: () => number
  readonly advance: (ms: number) => number
}

export const makeClock = (base: () => number): Clock => {
  let ahead = 0
  return {
    now: () => base() + ahead,
    advance: (ms) => {
      ahead += ms
      return base() + ahead
    },
  }
}

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** ISO 8601 in UTC. */
export const isoTime = (at: number): string => new Date(at).toISOString()
