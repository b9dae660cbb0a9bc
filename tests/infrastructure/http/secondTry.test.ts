import { expect, it } from '@jest/globals'
import { makeSecondTry, type SecondTry } from '../../../src/infrastructure/http/secondTry.ts'

/** Reads that break off until one has been tried so often, after a connection that may return. */
const reading = (breaks: number) => {
  const window = new EventTarget()
  const secondTry = makeSecondTry(window, 0)
  let tries = 0
  const read = async () => {
    tries += 1
    if (tries <= breaks) throw new TypeError('Failed to fetch')
    return tries
  }
  return {
    returns: () => window.dispatchEvent(new Event('online')),
    loses: () => window.dispatchEvent(new Event('offline')),
    read: () => secondTry(read),
    secondTry,
    tries: () => tries,
  }
}

/** Until the moment after a return is over, which has no length here. */
const momentOver = () => new Promise((resolve) => setTimeout(resolve))

it('a read that breaks off just after the connection returned is tried once more', async () => {
  const { returns, read } = reading(1)
  returns()
  expect(await read()).toBe(2)
})

it('the second try waits until the moment is over', async () => {
  const { returns, read, tries } = reading(1)
  returns()
  const reads = read()
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
  expect(tries()).toBe(1)
  await momentOver()
  expect(await reads).toBe(2)
})

it('a read that breaks off twice has failed', async () => {
  const { returns, read, tries } = reading(2)
  returns()
  await expect(read()).rejects.toThrow('Failed to fetch')
  expect(tries()).toBe(2)
})

it('a read is tried once where the connection has not returned, or some time ago', async () => {
  const { returns, read, tries } = reading(2)
  await expect(read()).rejects.toThrow('Failed to fetch')
  returns()
  await momentOver()
  await expect(read()).rejects.toThrow('Failed to fetch')
  expect(tries()).toBe(2)
})

/** A read that breaks off a turn after it began, and how often it was tried. */
const breaking = (secondTry: SecondTry) => {
  let tries = 0
  const broken = secondTry(async () => {
    tries += 1
    await Promise.resolve()
    throw new TypeError('Failed to fetch')
  })
  return { broken, tries: () => tries }
}

it('a read that began before the connection returned is not tried again: whoever waits asks anew', async () => {
  const { returns, secondTry } = reading(0)
  const { broken, tries } = breaking(secondTry)
  returns()
  await expect(broken).rejects.toThrow('Failed to fetch')
  expect(tries()).toBe(1)
})

for (const [what, how] of [
  ['as the connection returns once more', 'returns'],
  ['with a connection that is lost again', 'loses'],
] as const) {
  it(`a read that breaks off ${what} is not tried again either`, async () => {
    const connection = reading(0)
    connection.returns()
    const { broken, tries } = breaking(connection.secondTry)
    connection[how]()
    await expect(broken).rejects.toThrow('Failed to fetch')
    expect(tries()).toBe(1)
  })
}

it('whoever asks at once when the connection returns is served, too, even if they listened first', async () => {
  const window = new EventTarget()
  const asked: Array<Promise<number>> = []
  let tries = 0
  const read = async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return tries
  }
  window.addEventListener('online', () => asked.push(secondTry(read)))
  const secondTry = makeSecondTry(window, 0)
  window.dispatchEvent(new Event('online'))
  expect(await Promise.all(asked)).toEqual([2])
})
