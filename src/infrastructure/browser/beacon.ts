/** What a beacon needs of the browser, and where it sends to. */
export type BeaconNeeds = {
  readonly url: string
  readonly navigator: {
    readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined
  }
  readonly fetch: (url: string, how: RequestInit) => Promise<unknown>
}

/**
 * Sends JSON that nobody waits for and that outlives the page. As plain text, so that another
 * origin is not asked for permission first. Never throws (spec 1 §7).
 *
 * @example
 * const bodies: string[] = []
 * const navigator = { sendBeacon: (_: string, body: string) => bodies.push(body) > 0 }
 * makeBeacon({ url: '/events', navigator, fetch })({ event: 'Unregistered Lead' })
 * bodies // → ['{"event":"Unregistered Lead"}']
 */
export const makeBeacon =
  ({ url, navigator, fetch }: BeaconNeeds) =>
  (payload: object): void => {
    try {
      const body = JSON.stringify(payload)
      if (navigator.sendBeacon?.(url, body) === true) return
      fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }).catch(() => undefined)
    } catch {
      // There is nobody left to tell.
    }
  }

/** Sends data that nobody waits for. */
export type Beacon = ReturnType<typeof makeBeacon>
