import { describe, expect, it } from '@jest/globals'
import type { OrderPartError } from '../../../src/domain/booking/completeness.ts'
import { stopGaps } from '../../../src/domain/booking/stopGaps.ts'

const noAddress: OrderPartError = { part: 'dropLandmark', error: { kind: 'AddressMissing' } }
const noSpot: OrderPartError = { part: 'dropLocation', error: { kind: 'LocationUnresolved' } }
const noName: OrderPartError = { part: 'receiverName', error: { kind: 'NameMissing' } }
const oddName: OrderPartError = { part: 'receiverName', error: { kind: 'NameMalformed' } }
const noMobile: OrderPartError = { part: 'receiverMobile', error: { kind: 'MobileMissing' } }
const oddMobile: OrderPartError = {
  part: 'receiverMobile',
  error: { kind: 'MobileMalformed', country: 'IN' },
}

const gaps = stopGaps('drop')

describe('what an end of the route lacks', () => {
  it('is nothing where nothing is wrong', () => {
    expect(gaps([], true)).toEqual({ address: null, party: [] })
  })

  it('is nothing of what the other end lacks', () => {
    const errors = [noAddress, noSpot, noName, noMobile]
    expect(stopGaps('pickup')(errors, true)).toEqual({ address: null, party: [] })
  })

  it('is told of the pickup by its own parts and those of the sender', () => {
    const spotless: OrderPartError = {
      part: 'pickupLocation',
      error: { kind: 'LocationUnresolved' },
    }
    const nameless: OrderPartError = { part: 'senderName', error: { kind: 'NameMissing' } }
    const oddNumber: OrderPartError = {
      part: 'senderMobile',
      error: { kind: 'MobileMalformed', country: 'IN' },
    }
    expect(stopGaps('pickup')([spotless, nameless, oddNumber], true)).toEqual({
      address: 'spot',
      party: [
        { of: 'name', isMissing: true },
        { of: 'mobile', isMissing: false },
      ],
    })
    const unaddressed: OrderPartError = {
      part: 'pickupLandmark',
      error: { kind: 'LandmarkMalformed' },
    }
    expect(stopGaps('pickup')([oddNumber, unaddressed, spotless], true)).toEqual({
      address: 'address',
      party: [{ of: 'mobile', isMissing: false }],
    })
    expect(gaps([nameless, oddNumber, unaddressed, spotless], true)).toEqual({
      address: null,
      party: [],
    })
  })

  it('is the address where there is none, and else the spot that it stands for', () => {
    expect(gaps([noAddress, noSpot], true).address).toBe('address')
    expect(gaps([noSpot], true).address).toBe('spot')
  })

  it('is both the name and the number where both are missing', () => {
    expect(gaps([noName, noMobile], true).party).toEqual([{ of: 'party', isMissing: true }])
  })

  it('is both where the number is missing and the name is only the fallback', () => {
    expect(gaps([noMobile], false).party).toEqual([{ of: 'party', isMissing: true }])
  })

  it('is not a name in place of the fallback, which may be booked', () => {
    expect(gaps([], false).party).toEqual([])
    expect(gaps([oddMobile], false).party).toEqual([{ of: 'mobile', isMissing: false }])
  })

  it('is each that is missing or wrong by itself', () => {
    expect(gaps([noName], true).party).toEqual([{ of: 'name', isMissing: true }])
    expect(gaps([noMobile], true).party).toEqual([{ of: 'mobile', isMissing: true }])
    expect(gaps([oddName, noMobile], true).party).toEqual([
      { of: 'name', isMissing: false },
      { of: 'mobile', isMissing: true },
    ])
    expect(gaps([noName, oddMobile], true).party).toEqual([
      { of: 'name', isMissing: true },
      { of: 'mobile', isMissing: false },
    ])
  })
})
