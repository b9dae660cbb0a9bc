import { MessageChannel } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import { leadEdited, leadOpened, leadRequested } from '../../src/application/lead/spotLead.slice.ts'
import { leadFeature } from '../../src/composition/leadFeature.ts'
import { filledLead } from '../domain/lead/leads.ts'
import { quietAccount } from '../support/account.ts'
import { india } from '../support/fares.ts'
import { placeAt } from '../support/places.ts'
import { visitStore } from '../support/visitStore.ts'
import { configurationOf } from './support/configuration.ts'
import { runSandbox, type SandboxProcess } from './support/sandbox.ts'
import { context, deviceId } from './support/services.ts'

// A browser has it, but jsdom does not.
Object.assign(globalThis, { MessageChannel })

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())

it('takes a lead for a city of its own country, although another country has one of that name', async () => {
  const { tell, add } = visitStore()
  add(
    leadFeature(
      {
        configuration: configurationOf(sandbox.url),
        brand: 'hathi',
        market: india,
        limits,
        report: () => undefined,
        deviceId,
        sent: null,
      },
      {
        memory: { params: { keep: () => TE.right(undefined) } },
        readLink: () => E.left({ kind: 'LinkRefused' }),
        readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
        goTo: () => undefined,
        mintRequestId: () => context.requestId,
        track: () => undefined,
        credentials: quietAccount.credentials,
        lazyMemory: {
          expect: () => undefined,
          keep: () => TE.right(undefined),
          recall: () => TE.right(null),
          forget: () => TE.right(undefined),
        },
      },
    ),
  )
  const inBihar = placeAt('Station Road', { lat: 26.6749, lng: 85.1669 })
  const place = { ...inBihar, details: { ...inBihar.details, city: 'Dhaka' } }
  const { category, ...input } = filledLead
  tell(
    leadOpened(category),
    leadEdited({ ...input, pickup: { status: 'resolved', place } }),
    leadRequested(),
  )
  let [asked] = await sandbox.journal()
  while (asked === undefined) [asked] = await sandbox.journal()
  expect(asked.body).toMatchObject({ geo_region: 3 })
})
