type GoneFilesNeeds = {
  readonly page: {
    readonly addEventListener: (
      type: 'error',
      hear: (event: Pick<Event, 'target'>) => void,
      capture: true,
    ) => void
    readonly location: Pick<Location, 'origin' | 'reload'>
  }
  readonly fetch: (address: string, how: RequestInit) => Promise<Pick<Response, 'status'>>
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** What tells one build from another. */
  readonly build: string
}

const flag = 'reloaded_build'

const addressOf = (target: EventTarget | null): string | null => {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : null
}

/**
 * Helps a page of yesterday's build to today's: when one of its files does not come because it is no
 * longer there, the page is loaded anew. Once for a build, and never for a file that is merely slow or
 * refused: that one is tried again where it is wanted. Without a storage to remember it in, never.
 */
export const reloadWhenGone = ({ page, fetch, storage, build }: GoneFilesNeeds): void => {
  const isFirst = (): boolean => {
    try {
      const kept = storage()
      if (kept.getItem(flag) === build) return false
      kept.setItem(flag, build)
      return true
    } catch {
      return false
    }
  }
  const isGone = async (address: string): Promise<boolean> => {
    try {
      const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
      return status === 404 || status === 410
    } catch {
      return false
    }
  }
  page.addEventListener(
    'error',
    ({ target }) => {
      const address = addressOf(target)
      if (address?.startsWith(`${page.location.origin}/assets/`) !== true) return
      void isGone(address).then((gone) => {
        if (gone && isFirst()) page.location.reload()
      })
    },
    true,
  )
}
