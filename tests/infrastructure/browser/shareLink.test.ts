import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { SharedLink } from '../../../src/application/ports/share.port.ts'
import { makeShareLink } from '../../../src/infrastructure/browser/shareLink.ts'

const link: SharedLink = {
  title: 'Track your delivery',
  text: 'Follow the goods on their way.',
  url: 'https://hathi.example/en-IN/track-order?crn=CRN-1',
}

const thrown = (name: string) => async () => {
  throw new DOMException('', name)
}

const clipboard = () => {
  const copied: string[] = []
  return { copied, writeText: async (text: string) => void copied.push(text) }
}

describe('sharing a link', () => {
  it('opens the browser’s share sheet with title, text and link', async () => {
    const shared: SharedLink[] = []
    const board = clipboard()
    const share = makeShareLink({
      navigator: { share: async (what) => void shared.push(what), clipboard: board },
    })
    expect(await share(link)()).toEqual(E.right('shared'))
    expect(shared).toEqual([link])
    expect(board.copied).toEqual([])
  })

  it('opens the sheet within the tap, as browsers require', () => {
    let isOpen = false
    const share = makeShareLink({
      navigator: {
        share: async () => {
          isOpen = true
        },
      },
    })
    void share(link)()
    expect(isOpen).toBe(true)
  })

  it('copies nothing when the visitor dismisses the sheet', async () => {
    const board = clipboard()
    const share = makeShareLink({
      navigator: { share: thrown('AbortError'), clipboard: board },
    })
    expect(await share(link)()).toEqual(E.left({ kind: 'ShareDismissed' }))
    expect(board.copied).toEqual([])
  })

  it('copies the link if there is no sheet', async () => {
    const board = clipboard()
    expect(await makeShareLink({ navigator: { clipboard: board } })(link)()).toEqual(
      E.right('copied'),
    )
    expect(board.copied).toEqual([link.url])
  })

  it('copies the link if the page may not open the sheet', async () => {
    const board = clipboard()
    const share = makeShareLink({
      navigator: { share: thrown('NotAllowedError'), clipboard: board },
    })
    expect(await share(link)()).toEqual(E.right('copied'))
    expect(board.copied).toEqual([link.url])
  })

  it.each([
    ['can neither share nor copy', {}],
    ['may not copy', { clipboard: { writeText: thrown('NotAllowedError') } }],
    [
      'throws at once',
      {
        share: () => {
          throw 'no sheet'
        },
        clipboard: {
          writeText: () => {
            throw new TypeError('no clipboard')
          },
        },
      },
    ],
  ])('fails if the browser %s', async (_, navigator) => {
    expect(await makeShareLink({ navigator })(link)()).toEqual(E.left({ kind: 'ShareRefused' }))
  })
})
