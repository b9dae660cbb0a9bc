import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { awaited } from '../../../src/application/ports/abandonment.port.ts'
import { askForOtp, makeWebOtp } from '../../../src/infrastructure/browser/webOtp.ts'

const unheard = E.left({ kind: 'CodeUnheard' })

describe('the code of an SMS by WebOTP', () => {
  it('is the one of the credential', async () => {
    const requests: unknown[] = []
    const listen = makeWebOtp({
      ask: async ({ otp }) => {
        requests.push(otp)
        return { id: '', type: 'otp', code: '123456' }
      },
    })
    expect(await listen(awaited)()).toEqual(E.right('123456'))
    expect(requests).toEqual([{ transport: ['sms'] }])
  })

  it.each([
    ['nothing', null],
    ['a credential of another kind', { id: '', type: 'password' }],
    ['a code that is no text', { code: 123456 }],
  ])('is not heard if the browser answers with %s', async (_, credential) => {
    const listen = makeWebOtp({ ask: async () => credential })
    expect(await listen(awaited)()).toEqual(unheard)
  })

  it('is not heard if the customer does not allow it', async () => {
    const listen = makeWebOtp({
      ask: async () => {
        throw new DOMException('denied', 'NotAllowedError')
      },
    })
    expect(await listen(awaited)()).toEqual(unheard)
  })

  it('is no longer listened for once nobody waits', async () => {
    const stops: Array<() => void> = []
    const listen = makeWebOtp({
      ask: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    })
    const heard = listen({ onAbandon: (stop) => stops.push(stop) })()
    expect(stops).toHaveLength(1)
    for (const stop of stops) stop()
    expect(await heard).toEqual(unheard)
  })

  it('is not asked for if the browser reads no messages', async () => {
    expect(askForOtp(window)).toBeNull()
    expect(await makeWebOtp({ ask: null })(awaited)()).toEqual(unheard)
  })
})
