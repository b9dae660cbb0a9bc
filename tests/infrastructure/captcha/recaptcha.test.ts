import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import { captchaOff } from '../../../src/infrastructure/captcha/captchaOff.ts'
import { insertScript } from '../../../src/infrastructure/captcha/insertScript.ts'
import { makeRecaptcha } from '../../../src/infrastructure/captcha/recaptcha.ts'

const failed = E.left({ kind: 'CaptchaFailed' })

type Execute = (siteKey: string, action: object) => PromiseLike<unknown>

const script = (execute: Execute, ready: (then: () => void) => void = (then) => then()) => ({
  ready,
  execute,
})

const solve = (needs: {
  readonly grecaptcha?: unknown
  readonly insert?: (address: string) => Promise<void>
  readonly isOnline?: () => boolean
}) => {
  const inserted: string[] = []
  const insert = needs.insert ?? (() => Promise.resolve())
  const solveCaptcha = makeRecaptcha({
    siteKey: 'site key&1',
    deadline: 10_000,
    isOnline: needs.isOnline ?? (() => true),
    insertScript: (address) => {
      inserted.push(address)
      return insert(address)
    },
    grecaptcha: () => needs.grecaptcha,
  })
  return { inserted, solveCaptcha }
}

describe('a captcha token', () => {
  it('is requested with the site’s key for a fare estimate', async () => {
    const asked: unknown[] = []
    const { inserted, solveCaptcha } = solve({
      grecaptcha: script((...given) => {
        asked.push(given)
        return Promise.resolve('proof')
      }),
    })
    expect(await solveCaptcha()).toEqual(E.right('proof'))
    expect(asked).toEqual([['site key&1', { action: 'fare_estimate' }]])
    expect(inserted).toEqual(['https://www.google.com/recaptcha/api.js?render=site%20key%261'])
  })

  it('is requested each time, but its script is loaded once', async () => {
    let count = 0
    const { inserted, solveCaptcha } = solve({
      grecaptcha: script(() => Promise.resolve(`proof ${++count}`)),
    })
    expect(await Promise.all([solveCaptcha(), solveCaptcha()])).toEqual([
      E.right('proof 1'),
      E.right('proof 2'),
    ])
    expect(inserted).toHaveLength(1)
  })

  it('waits until the script says that it is ready', async () => {
    const order: string[] = []
    const { solveCaptcha } = solve({
      grecaptcha: script(
        () => {
          order.push('execute')
          return Promise.resolve('proof')
        },
        (then) => {
          setTimeout(() => {
            order.push('ready')
            then()
          }, 5)
        },
      ),
    })
    await solveCaptcha()
    expect(order).toEqual(['ready', 'execute'])
  })

  it('is requested though the script only brings what tells when the rest is here', async () => {
    // As Google's script does: it requests a second one, which brings `execute`.
    const page: { grecaptcha?: unknown } = {}
    const solveCaptcha = makeRecaptcha({
      siteKey: 'key',
      deadline: 10_000,
      isOnline: () => true,
      insertScript: () => {
        const ready = (then: () => void) => {
          setTimeout(() => {
            page.grecaptcha = script(() => Promise.resolve('proof'))
            then()
          }, 5)
        }
        page.grecaptcha = { ready }
        return Promise.resolve()
      },
      grecaptcha: () => page.grecaptcha,
    })
    expect(await solveCaptcha()).toEqual(E.right('proof'))
  })

  it.each([2 ** 31, Number.POSITIVE_INFINITY])('may take very long: %d ms', async (deadline) => {
    const late = () => new Promise((resolve) => setTimeout(resolve, 20, 'proof'))
    const solveCaptcha = makeRecaptcha({
      siteKey: 'key',
      deadline,
      isOnline: () => true,
      insertScript: () => Promise.resolve(),
      grecaptcha: () => script(late),
    })
    expect(await solveCaptcha()).toEqual(E.right('proof'))
  })

  it('is not requested if the captcha is off', async () => {
    expect(await captchaOff()).toEqual(E.right(null))
  })
})

describe('a missing captcha token', () => {
  it.each<readonly [string, unknown]>([
    ['when the script left nothing', undefined],
    ['when it left something else', { execute: 1 }],
    ['when it left null', null],
    ['when nothing is there to ask', { ready: (then: () => void) => then() }],
    [
      'when asking throws',
      script(() => {
        throw new Error('invalid key')
      }),
    ],
    ['when asking is refused', script(() => Promise.reject(new Error('no')))],
    ['when the token is empty', script(() => Promise.resolve(''))],
    ['when the token is none', script(() => Promise.resolve(null))],
  ])('is a failure %s', async (_, grecaptcha) => {
    expect(await solve({ grecaptcha }).solveCaptcha()).toEqual(failed)
  })

  it.each<readonly [string, unknown]>([
    ['when the script left nothing', undefined],
    ['when asking is refused', script(() => Promise.reject(new Error('no')))],
  ])('says only that the device is offline if it is, %s', async (_, grecaptcha) => {
    const { solveCaptcha } = solve({ grecaptcha, isOnline: () => false })
    expect(await solveCaptcha()).toEqual(E.left({ kind: 'Unreachable', because: 'offline' }))
  })

  it('is a failure if the script does not load, and the next token loads it again', async () => {
    let loads = 0
    const { inserted, solveCaptcha } = solve({
      grecaptcha: script(() => Promise.resolve('proof')),
      insert: () => (++loads === 1 ? Promise.reject(new Error('blocked')) : Promise.resolve()),
    })
    expect(await solveCaptcha()).toEqual(failed)
    expect(await solveCaptcha()).toEqual(E.right('proof'))
    expect(inserted).toHaveLength(2)
  })

  it('is a failure if something else came in place of the script, and the next token loads it again', async () => {
    const page: { grecaptcha?: unknown } = {}
    let loads = 0
    const solveCaptcha = makeRecaptcha({
      siteKey: 'key',
      deadline: 10_000,
      isOnline: () => true,
      insertScript: () => {
        loads += 1
        if (loads === 2) page.grecaptcha = script(() => Promise.resolve('proof'))
        return Promise.resolve()
      },
      grecaptcha: () => page.grecaptcha,
    })
    expect(await solveCaptcha()).toEqual(failed)
    expect(await solveCaptcha()).toEqual(E.right('proof'))
  })
})

describe('a captcha that hangs', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const never = () => new Promise<never>(() => undefined)

  it.each([
    ['loading', { insert: never }],
    [
      'getting ready',
      {
        grecaptcha: script(
          () => Promise.resolve('late'),
          () => undefined,
        ),
      },
    ],
    ['proving', { grecaptcha: script(never) }],
  ])('is given up after ten seconds while %s', async (_, needs) => {
    const asked = solve(needs).solveCaptcha()
    await jest.advanceTimersByTimeAsync(9_999)
    expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting')
    await jest.advanceTimersByTimeAsync(1)
    expect(await asked).toEqual(failed)
  })

  /** Google's script as its first loads leave it: never ready, if the second script is lost. */
  const readyFrom = (load: number) => {
    let loads = 0
    const ready = (then: () => void) => {
      if (loads >= load) then()
    }
    return {
      grecaptcha: script(() => Promise.resolve('proof'), ready),
      insert: () => {
        loads += 1
        return Promise.resolve()
      },
    }
  }

  it('is loaded again for the next token if it never got ready', async () => {
    const { inserted, solveCaptcha } = solve(readyFrom(2))
    const first = solveCaptcha()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await first).toEqual(failed)
    const second = solveCaptcha()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await second).toEqual(E.right('proof'))
    expect(inserted).toHaveLength(2)
  })

  it('is not loaded again for the next token if it got ready late', async () => {
    const { inserted, solveCaptcha } = solve({
      grecaptcha: script(
        () => Promise.resolve('proof'),
        (then) => {
          setTimeout(then, 11_000)
        },
      ),
    })
    const first = solveCaptcha()
    await jest.advanceTimersByTimeAsync(11_000)
    expect(await first).toEqual(failed)
    expect(await solveCaptcha()).toEqual(E.right('proof'))
    expect(inserted).toHaveLength(1)
  })
})

describe('the captcha’s script', () => {
  const inPage = () => document.head.querySelector('script')
  afterEach(() => inPage()?.remove())

  it('is put into the page and waited for', async () => {
    const loaded = insertScript(document)('https://www.google.com/recaptcha/api.js?render=k')
    expect(inPage()?.src).toBe('https://www.google.com/recaptcha/api.js?render=k')
    inPage()?.dispatchEvent(new Event('load'))
    await expect(loaded).resolves.toBeUndefined()
  })

  it('is removed if it does not load', async () => {
    const loaded = insertScript(document)('https://www.google.com/recaptcha/api.js?render=k')
    inPage()?.dispatchEvent(new Event('error'))
    await expect(loaded).rejects.toThrow('did not load')
    expect(inPage()).toBeNull()
  })
})
