/** What a beacon needs of the browser, and the URL that it sends to. */
export type BeaconNeeds = {
  readonly url: string
  readonly navigator: {
    readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined
  }
  readonly fetch: (url: string, how: RequestInit) => Promise<unknown>
}

/**
 * Sends JSON without waiting for a response; the request outlives the page. The body is plain text,
 * so that another origin needs no preflight request. Never throws (spec 1 §7).
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
      // Nothing waits for a beacon, so nothing learns of its failure.
    }
  }

/** Sends data without waiting for a response. */
export type Beacon = ReturnType<typeof makeBeacon>
