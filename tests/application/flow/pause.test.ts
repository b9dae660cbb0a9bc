/**
 * The build of redux-saga for development, which Vite and webpack choose while somebody develops: it is the one that
 * throws at a long wait.
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */

import { describe, expect, it } from '@jest/globals'
import { limits } from '../../../config/market/limits.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { filledForm } from '../../support/fares.ts'
import { pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'

describe.each([2 ** 31, Number.POSITIVE_INFINITY])('a limit of %d ms', (longest) => {
  const patient = {
    limits: { ...limits, requestDeadline: longest, captchaDeadline: longest },
  }

  it('lets a flow go on', async () => {
    const visit = visitStore(patient)
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.reports).toEqual([])
    expect(visit.results().status).toBe('shown')
  })

  it('is waited for', async () => {
    const visit = visitStore({ ...patient, quoteFare: () => unanswered })
    visit.tell(fareEdited(filledForm), estimateRequested())
    await pass(3_600_000)
    expect(visit.form().phase.status).toBe('submitting')
  })
})
