/** A file that did not load, or a script that threw. */
type Failure = Pick<Event, 'target'> & Partial<Pick<ErrorEvent, 'error' | 'filename'>>

type GoneFilesNeeds = {
  readonly page: {
    readonly addEventListener: (
      type: 'error',
      listener: (event: Failure) => void,
      capture: true,
    ) => void
    readonly location: Pick<Location, 'origin' | 'reload'>
    readonly document: Pick<Document, 'activeElement' | 'querySelector'>
  }
  readonly fetch: (
    address: string,
    how: RequestInit,
  ) => Promise<Pick<Response, 'status' | 'headers' | 'text'>>
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Identifies the build. */
  readonly build: string
}

const flag = 'reloaded_build'

const addressOf = ({ target, error, filename }: Failure): string | undefined => {
  // A page in place of a script loads, and is run as one unless the host sends `nosniff`.
  if (error instanceof SyntaxError) return filename
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : undefined
}

// Milliseconds. A part that failed is tried once more by itself, which fails about as soon as the
// server has said that the file is gone. A visitor takes longer to ask again.
const ownRetry = 500

// Choosing takes one tap. Typing takes longer, and a reload would interrupt it.
const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/**
 * Reloads a page of an old build when one of its files is gone from the server: it is not found, or
 * a page comes in its place, which is how some hosts answer every unknown path. It reloads once per
 * build, and never for a file that is merely slow or refused, which is tried again where it is
 * needed. Without a storage to record the reload in, it never reloads. While the visitor types or
 * has a dialog open, the first failure of a file does not reload the page, because the file may
 * have been loaded ahead. A later failure does, because then the visitor waits for the file.
 *
 * A script that did not parse, though the server has it, may have come cut off. It is fetched once past
 * the browser's caches, where it could stay for a year, and be all that another try reads.
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
  const find = async (address: string): Promise<'gone' | 'there' | 'unknown'> => {
    try {
      const { status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
      const isPage = headers.get('content-type')?.startsWith('text/html') === true
      if (status === 404 || status === 410 || (status === 200 && isPage)) return 'gone'
      return status === 200 ? 'there' : 'unknown'
    } catch {
      return 'unknown'
    }
  }
  const replaced = new Set<string>()
  const replaceKept = async (address: string): Promise<void> => {
    if (replaced.has(address)) return
    replaced.add(address)
    try {
      const whole = await fetch(address, { cache: 'reload' })
      // What is not read to its end is not kept.
      await whole.text()
    } catch {
      replaced.delete(address)
    }
  }
  const lost = new Set<string>()
  const isBusy = (): boolean => {
    const { document } = page
    const focused = document.activeElement
    return focused?.matches(typedInto) === true || document.querySelector('dialog[open]') !== null
  }
  page.addEventListener(
    'error',
    (failure) => {
      const address = addressOf(failure)
      if (address?.startsWith(`${page.location.origin}/assets/`) !== true) return
      const isWaitedFor = lost.has(address)
      void find(address).then((found) => {
        if (found === 'there' && failure.error instanceof SyntaxError) void replaceKept(address)
        if (found === 'gone' && (isWaitedFor || !isBusy()) && isFirst()) page.location.reload()
        setTimeout(() => lost.add(address), ownRetry)
      })
    },
    true,
  )
}
