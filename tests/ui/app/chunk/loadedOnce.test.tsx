import { describe, expect, it, jest } from '@jest/globals'
import { endPauses, type Lost, loadedOnce } from '../../../../src/ui/app/chunk/loadedOnce.ts'

/** A part whose next attempts fail as often as `lose` says; each attempt loads twice. */
const makePart = () => {
  const ends: ('comes' | 'fails')[] = []
  const load = jest.fn(() =>
    (ends.shift() ?? 'comes') === 'comes'
      ? Promise.resolve('the part')
      : Promise.reject(new Error('lost')),
  )
  const lose = (times: number) => ends.push(...new Array<'fails'>(2 * times).fill('fails'))
  return { load, lose, loaded: loadedOnce(load) }
}

const hearing = () => {
  const heard: Lost[] = []
  return { heard, onLost: (lost: Lost) => heard.push(lost) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a part that is loaded once', () => {
  it('is shared by all callers, and requested a second time before it counts as lost', async () => {
    const { load, loaded } = makePart()
    load.mockRejectedValueOnce(new Error('lost'))
    expect(loaded()).toBe(loaded())
    await expect(loaded()).resolves.toBe('the part')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('stays lost for a moment after a failure, and is then requested again', async () => {
    const { load, lose, loaded } = makePart()
    lose(1)
    await expect(loaded()).rejects.toThrow('lost')
    await expect(loaded()).rejects.toThrow('lost')
    expect(load).toHaveBeenCalledTimes(2)
    endPauses()
    await expect(loaded()).resolves.toBe('the part')
  })

  it('keeps waiting if a listener handles its loss, reports each failure, and comes on demand', async () => {
    const { load, lose, loaded } = makePart()
    lose(2)
    const { heard, onLost } = hearing()
    const wait = loaded(onLost)
    await settle()
    expect(loaded(onLost)).toBe(wait)
    expect(heard).toHaveLength(1)
    heard[0]?.again()
    await settle()
    expect(heard).toHaveLength(2)
    expect(load).toHaveBeenCalledTimes(4)
    heard[1]?.again()
    await expect(wait).resolves.toBe('the part')
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('fails for a caller without a listener while another caller is waiting', async () => {
    const { lose, loaded } = makePart()
    lose(1)
    const { heard, onLost } = hearing()
    void loaded(onLost)
    await expect(loaded()).rejects.toThrow('lost')
    expect(heard).toHaveLength(1)
  })

  it('keeps the promise that React waited for, for all callers', async () => {
    const { loaded } = makePart()
    const { onLost } = hearing()
    const wait = loaded(onLost)
    await wait
    expect(loaded()).toBe(wait)
    expect(loaded(hearing().onLost)).toBe(wait)
  })

  it('resolves for earlier waiting callers, too, when a later request loads it', async () => {
    const { load, lose, loaded } = makePart()
    lose(1)
    const { heard, onLost } = hearing()
    const wait = loaded(onLost)
    await settle()
    endPauses()
    await expect(loaded()).resolves.toBe('the part')
    await expect(wait).resolves.toBe('the part')
    await expect(heard[0]?.here).resolves.toBe('the part')
    heard[0]?.again()
    await settle()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
