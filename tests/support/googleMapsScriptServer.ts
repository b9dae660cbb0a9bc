/** How a script that the page requests from Google is served. */
export type Served = 'works' | 'fails' | 'silent' | 'without places'

export type GoogleMapsScriptServer = {
  /** The URLs of the requested scripts. */
  readonly asked: () => readonly URL[]
  readonly close: () => void
}

const host = 'https://maps.googleapis.com/'

const namespace = (): object => {
  const google: unknown = Reflect.get(globalThis, 'google')
  const maps: unknown =
    typeof google === 'object' && google !== null ? Reflect.get(google, 'maps') : null
  if (typeof maps !== 'object' || maps === null) throw new Error('the loader made no google.maps')
  return maps
}

const answer = (script: HTMLScriptElement, served: Served, api: object): void => {
  if (served === 'silent') return
  if (served === 'fails') {
    script.dispatchEvent(new Event('error'))
    return
  }
  const maps = namespace()
  // Like Google's script, it replaces the bootstrap's function and reports that it is ready.
  const importLibrary = async (library: string): Promise<object> => {
    for (const [name, value] of Object.entries(api)) {
      const isOfPlaces = name === 'places'
      if (isOfPlaces && served === 'without places') continue
      if (!isOfPlaces || library === 'places') Object.assign(maps, { [name]: value })
    }
    return {}
  }
  Object.assign(maps, { importLibrary })
  const ready: unknown = Reflect.get(maps, '__ib__')
  if (typeof ready === 'function') ready()
}

/** A stand-in for Google's server: serves each requested script by the next step of the plan; the last step repeats. */
export const serveGoogleMapsScript = (
  api: object,
  plan: readonly [...Served[], Served],
): GoogleMapsScriptServer => {
  const asked: URL[] = []
  const observer = new MutationObserver((mutations) => {
    for (const added of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof HTMLScriptElement) || !added.src.startsWith(host)) continue
      const served = plan[asked.length] ?? plan.at(-1) ?? 'silent'
      asked.push(new URL(added.src))
      answer(added, served, api)
    }
  })
  observer.observe(document.head, { childList: true })
  return {
    asked: () => asked,
    close: () => {
      observer.disconnect()
      document.head.replaceChildren()
      Reflect.deleteProperty(globalThis, 'google')
      Reflect.deleteProperty(globalThis, 'gm_authFailure')
    },
  }
}

/** Makes Google refuse the key: calls the function that the page set for that. */
export const refuseGoogleMapsKey = (): void => {
  const told: unknown = Reflect.get(globalThis, 'gm_authFailure')
  if (typeof told === 'function') told()
}
