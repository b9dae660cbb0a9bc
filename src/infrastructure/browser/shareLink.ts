import { either as E } from 'fp-ts'
import type { SharedLink, ShareError, ShareLink } from '../../application/ports/share.port.ts'

/** What sharing a link needs of the browser. */
export type ShareLinkNeeds = {
  readonly navigator: {
    /** Undefined in many browsers of desktops, whatever the DOM's types say. */
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
 * Shares by the browser's own sheet. Without one, or where the page may not open it, the link alone
 * is copied: whoever pastes it has no use for the words. Browsers allow either only within a tap,
 * so the sheet is opened before anything is waited for (spec 1 §2). Fails with `ShareDismissed`
 * where the customer closed the sheet, and with `ShareRefused` where nothing may be shared or
 * copied.
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
