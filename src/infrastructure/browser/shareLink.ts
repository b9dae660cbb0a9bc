import { either as E } from 'fp-ts'
import type { SharedLink, ShareError, ShareLink } from '../../application/ports/share.port.ts'

/** What `makeShareLink` needs of the browser. */
export type ShareLinkNeeds = {
  readonly navigator: {
    /** Undefined in many desktop browsers, whatever the DOM's types say. */
    readonly share?: ((what: SharedLink) => Promise<void>) | undefined
    /** Undefined on plain http off localhost, whatever the DOM's types say. */
    readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined
  }
}

const refused: E.Either<ShareError, never> = E.left({ kind: 'ShareRefused' })
const dismissed: E.Either<ShareError, never> = E.left({ kind: 'ShareDismissed' })

const isDismissal = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && Reflect.get(thrown, 'name') === 'AbortError'

/**
 * Shares with the browser's share sheet. Without one, or where the page may not open it, copies the
 * URL alone: title and text are no use where it is pasted. Browsers allow either only within a tap,
 * so the sheet opens before anything is awaited (spec 1 §2). Fails with `ShareDismissed` if the
 * customer closes the sheet, and with `ShareRefused` if the browser can neither share nor copy.
 *
 * @example
 * const link = { title: 'My order', text: 'Track it', url: 'https://hathi.example/en-IN' }
 * const copied: string[] = []
 * const clipboard = { writeText: async (text: string) => void copied.push(text) }
 * await makeShareLink({ navigator: { clipboard } })(link)() // → right: 'copied'
 * copied // → ['https://hathi.example/en-IN']
 * await makeShareLink({ navigator: {} })(link)() // → left: { kind: 'ShareRefused' }
 */
export const makeShareLink =
  ({ navigator }: ShareLinkNeeds): ShareLink =>
  (what) =>
  async () => {
    if (navigator.share !== undefined) {
      try {
        await navigator.share(what)
        return E.right('shared')
      } catch (thrown) {
        if (isDismissal(thrown)) return dismissed
      }
    }
    if (navigator.clipboard === undefined) return refused
    try {
      await navigator.clipboard.writeText(what.url)
      return E.right('copied')
    } catch {
      return refused
    }
  }
