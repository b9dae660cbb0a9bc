import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { LoadMapsError } from '../../../src/application/place/loadMaps.port.ts'
import { mapsWanted } from '../../../src/application/place/maps.slice.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'

const visitMaps = () => {
  const script = makePending<LoadMapsError, void>()
  return { ...visitStore({ loadMaps: script.task }), script }
}

const failed = E.left({ kind: 'MapsFailed' as const })

describe('the maps service', () => {
  it('is not loaded before a page needs it', async () => {
    const { state, script } = visitMaps()
    await pass(60_000)
    expect(script.count()).toBe(0)
    expect(state().maps).toEqual({ status: 'idle' })
  })

  it('is loading, and then loaded', async () => {
    const { tell, state, script, reports } = visitMaps()
    tell(mapsWanted())
    expect(state().maps).toEqual({ status: 'loading' })
    script.answer(E.right(undefined))
    await settle()
    expect(state().maps).toEqual({ status: 'loaded' })
    expect(reports).toEqual([])
  })

  it('is loaded once, however many requests arrive meanwhile', () => {
    const { tell, script } = visitMaps()
    tell(mapsWanted(), mapsWanted(), mapsWanted())
    expect(script.count()).toBe(1)
  })

  it('is not reported here if it fails, and is loaded again on request', async () => {
    const { tell, state, script, reports } = visitMaps()
    tell(mapsWanted())
    script.answer(failed)
    await settle()
    expect(state().maps).toEqual({ status: 'error' })
    expect(reports).toEqual([])
    await pass(60_000)
    expect(script.count()).toBe(0)
    tell(mapsWanted())
    expect(state().maps).toEqual({ status: 'loading' })
    script.answer(E.right(undefined))
    await settle()
    expect(state().maps).toEqual({ status: 'loaded' })
  })

  it('fails if it hangs for 10 seconds', async () => {
    const { tell, state } = visitStore({ loadMaps: unanswered })
    tell(mapsWanted())
    await pass(9999)
    expect(state().maps).toEqual({ status: 'loading' })
    await pass(1)
    expect(state().maps).toEqual({ status: 'error' })
  })

  it('stays loaded for the next page, even if loading it again fails', async () => {
    const { tell, state, script } = visitMaps()
    tell(mapsWanted())
    script.answer(E.right(undefined))
    await settle()
    tell(mapsWanted())
    expect(state().maps).toEqual({ status: 'loaded' })
    script.answer(failed)
    await settle()
    expect(state().maps).toEqual({ status: 'loaded' })
  })
})
