import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { addressFieldOpened } from '../../../src/application/fare/fareForm.slice.ts'
import {
  currentLocationRequested,
  pickerOpened,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { AnalyticsEvent, EventName } from '../../../src/application/ports/analytics.port.ts'
import { callback, marketIn, quote } from '../../support/fares.ts'
import { askForFares, refusing } from '../../support/visitFares.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { settle, visitStore } from '../../support/visitStore.ts'

type Events = readonly AnalyticsEvent[]

const opened = (waypoint: 'pickup' | 'drop'): Events => {
  const { tell, events } = visitStore()
  tell(addressFieldOpened(waypoint))
  return events
}

const inEmirates = { market: marketIn('en-AE') }

/** Makes the product send each of its events. */
const occasions: Readonly<Record<EventName, () => Promise<Events> | Events>> = {
  'Pickup Field Click': () => opened('pickup'),
  'Drop Field Click': () => opened('drop'),
  'Get Trip Estimate Click': async () => (await askForFares()).events,
  'Get Trip Estimate Validation Successful': async () => (await askForFares()).events,
  'Get Trip Estimate Validation Error': async () =>
    (await askForFares(refusing({ formError: 'No.' }))).events,
  'Get Trip Estimate Successful': async () => (await askForFares()).events,
  'Get Trip Estimate Successful-Trucks': async () => (await askForFares()).events,
  'Get Trip Estimate Successful-2W': async () =>
    (await askForFares({}, { category: 'two-wheeler' })).events,
  'Get Trip Estimate Successful-Trucks-UAE': async () =>
    (await askForFares(inEmirates, { mobile: '501234567', category: 'trucks' })).events,
  'Get Trip Estimate Successful-2W-UAE': async () =>
    (await askForFares(inEmirates, { mobile: '501234567', category: 'two-wheeler' })).events,
  'Marketing Lead': async () =>
    (await askForFares({ market: marketIn('tr-TR') }, { mobile: '5321234567' })).events,
  'Unregistered Lead': async () => {
    const made = { ...quote, callback: { ...callback, leadEntryCreated: true } }
    return (await askForFares({ quoteFare: () => TE.right(made) })).events
  },
  'Location Permission Denied': async () => {
    const { tell, events } = visitStore({ locateCustomer: TE.left({ kind: 'LocationDenied' }) })
    tell(
      pickerOpened({ owner: 'fare', near: null, waypoint: 'drop', onChoice: 'pin', place: null }),
      currentLocationRequested(),
    )
    await settle()
    return events
  },
  'Order Review Relogin': async () => {
    const { openDraft, events } = visitOrder({ isGuest: true })
    await openDraft()
    return events
  },
}

const text = readFileSync(path.join(import.meta.dirname, '../../../docs/analytics.md'), 'utf8')

/** The names in backticks in a table cell. */
const named = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

type Row = { readonly name: string; readonly properties: readonly string[]; readonly spec: string }

const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, event = '', , properties = '', spec = ''] = line.split('|')
    return { name: named(event).join(), properties: named(properties), spec: spec.trim() }
  })

describe('the table of events in docs/analytics.md', () => {
  it('names every event that the product may send, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(occasions).sort())
  })

  it('cites the specification for each of them', () => {
    for (const { spec } of rows) expect(spec).toMatch(/^[12] §\d/)
  })

  it.each(Object.entries(occasions))(
    'says when %s is sent, once, and with which properties',
    async (name, occur) => {
      const sent = (await occur()).filter((event) => event.name === name)
      const properties = sent.map((event) => Object.keys(event.properties).sort())
      const row = rows.find((listed) => listed.name === name)
      expect(properties).toEqual([[...(row?.properties ?? ['none'])].sort()])
    },
  )
})
