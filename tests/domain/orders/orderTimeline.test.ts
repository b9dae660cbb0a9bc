import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { orderTimeline } from '../../../src/domain/orders/orderTimeline.ts'

describe('the timeline of an order', () => {
  it('tells which steps are done, which is current and which are ahead', () => {
    const timeline = [
      { status: 'searching', at: 10 },
      { status: 'confirmed', at: 20 },
    ] as const
    expect(orderTimeline({ status: 'confirmed', timeline })).toEqual([
      { status: 'searching', at: 10, progress: 'done' },
      { status: 'confirmed', at: 20, progress: 'current' },
      { status: 'live', at: null, progress: 'ahead' },
      { status: 'completed', at: null, progress: 'ahead' },
    ])
  })

  it('begins with the search and ends with the delivery', () => {
    const progress = (status: 'searching' | 'completed') =>
      orderTimeline({ status, timeline: [] }).map((step) => step.progress)
    expect(progress('searching')).toEqual(['current', 'ahead', 'ahead', 'ahead'])
    expect(progress('completed')).toEqual(['done', 'done', 'done', 'current'])
  })

  it('shows a step at the time 0', () => {
    const [searching] = orderTimeline({
      status: 'searching',
      timeline: [{ status: 'searching', at: 0 }],
    })
    expect(searching).toEqual({ status: 'searching', at: 0, progress: 'current' })
  })

  it('of an order that ended early shows the steps that it reached, and its end', () => {
    expect(
      orderTimeline({
        status: 'cancelled',
        timeline: [
          { status: 'searching', at: 10 },
          { status: 'cancelled', at: 15 },
        ],
      }),
    ).toEqual([
      { status: 'searching', at: 10, progress: 'done' },
      { status: 'cancelled', at: 15, progress: 'current' },
    ])
    expect(
      orderTimeline({
        status: 'cancelled',
        timeline: [
          { status: 'searching', at: 10 },
          { status: 'confirmed', at: 12 },
          { status: 'cancelled', at: 15 },
        ],
      }),
    ).toEqual([
      { status: 'searching', at: 10, progress: 'done' },
      { status: 'confirmed', at: 12, progress: 'done' },
      { status: 'cancelled', at: 15, progress: 'current' },
    ])
    expect(orderTimeline({ status: 'unsuccessful', timeline: [] })).toEqual([
      { status: 'searching', at: null, progress: 'done' },
      { status: 'unsuccessful', at: null, progress: 'current' },
    ])
  })

  it('of an order that lost its driver shows the driver ahead again', () => {
    expect(
      orderTimeline({
        status: 'searching',
        timeline: [
          { status: 'searching', at: 30 },
          { status: 'confirmed', at: 20 },
          { status: 'searching', at: 10 },
        ],
      }).slice(0, 2),
    ).toEqual([
      { status: 'searching', at: 30, progress: 'current' },
      { status: 'confirmed', at: null, progress: 'ahead' },
    ])
  })

  it('of any order has one current step, with done ones before and those ahead after', () => {
    const status = fc.constantFrom(...orderStatuses)
    const change = fc.record({ status, at: fc.nat() })
    fc.assert(
      fc.property(status, fc.array(change, { maxLength: 10 }), (now, timeline) => {
        const steps = orderTimeline({ status: now, timeline })
        const at = steps.findIndex(({ progress }) => progress === 'current')
        expect(steps[at]?.status).toBe(now)
        expect(new Set(steps.map((step) => step.status)).size).toBe(steps.length)
        expect(steps.map(({ progress }) => progress)).toEqual(
          steps.map((_, index) => (index < at ? 'done' : index === at ? 'current' : 'ahead')),
        )
        for (const { status: step, at: moment } of steps) {
          const told = timeline.filter((entry) => entry.status === step).map((entry) => entry.at)
          if (moment !== null) expect(moment).toBe(Math.max(...told))
        }
      }),
    )
  })
})
