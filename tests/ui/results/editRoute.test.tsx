import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { RecallEstimate } from '../../../src/application/fare/recallEstimate.port.ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { estimate } from '../../support/fares.ts'
import { isLeftToBrowser } from '../../support/isLeftToBrowser.ts'
import { visit } from '../../support/visit.tsx'

it.each<[string, RecallEstimate]>([
  ['Edit', () => TE.right(estimate)],
  ['Get a new estimate', () => TE.left({ kind: 'EstimateExpired' })],
])(
  '%s prepares the form of this tab, but not if it opens another tab',
  async (name, recallEstimate) => {
    const { user, store } = await visit(<FareResultsPage />, {
      path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&service_category=2%20wheeler',
      ports: { recallEstimate },
    })
    const category = () => store.getState().fareForm.form.input.category
    const link = await screen.findByRole('link', { name })
    expect(await isLeftToBrowser(user, link)).toBe(true)
    expect(category()).toBe('trucks')
    await user.click(link)
    expect(category()).toBe('two-wheeler')
  },
)
