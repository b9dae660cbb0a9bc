import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { PartnerNeeds } from '../../../src/application/partner/partnerFeature.ts'
import type { RegisterPartner } from '../../../src/application/partner/registerPartner.port.ts'
import { WithFeature } from '../../../src/ui/app/chunk/WithFeature.tsx'
import { AttachVehicleDialog } from '../../../src/ui/partner/AttachVehicleDialog.tsx'
import { tataAce } from '../../support/partner.ts'
import { unanswered } from '../../support/pending.ts'
import { visit } from '../../support/visit.tsx'

const visitForm = (
  ports: Partial<Pick<PartnerNeeds, 'loadPartnerVehicles' | 'registerPartner'>> = {},
) =>
  visit(
    <WithFeature name="partner">
      <AttachVehicleDialog onClosed={() => undefined} />
    </WithFeature>,
    { path: '/en-IN/partners', ports },
  )

const vehicle = () => screen.findByRole('combobox', { name: 'Vehicle' })

describe('attaching a vehicle', () => {
  it('says that the vehicles of the city are loading', async () => {
    await visitForm({ loadPartnerVehicles: () => unanswered })
    expect(screen.getByText('Laoding Vehicles...')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Vehicle' })).toBeNull()
  })

  it('says that they could not be fetched, offers the usual ones and Retry', async () => {
    let asked = 0
    const { user } = await visitForm({
      loadPartnerVehicles: () => {
        asked += 1
        return asked === 1
          ? TE.left({ kind: 'NetworkError', because: 'failed', message: null })
          : TE.right([tataAce])
      },
    })
    expect(screen.getByText('Something went wrong. Try Again...')).toBeVisible()
    expect(await vehicle()).toHaveTextContent('3 Wheeler Electric')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByText('Something went wrong. Try Again...')).toBeNull()
    expect(await vehicle()).toHaveTextContent('Tata Ace')
    expect(await vehicle()).not.toHaveTextContent('3 Wheeler Electric')
  })

  const cases: ReadonlyArray<readonly [how: string, RegisterPartner, why: string]> = [
    [
      'is refused',
      () => TE.left({ kind: 'NetworkError', because: 'declined', message: 'City is full' }),
      'City is full',
    ],
    [
      'is lost to a crash',
      () => {
        throw new RangeError('out of range')
      },
      'Something went wrong',
    ],
  ]

  it.each(cases)(
    'that %s says so and why, and keeps what was entered',
    async (_, registerPartner, why) => {
      const { user } = await visitForm({ registerPartner })
      const name = screen.getByRole('textbox', { name: 'Name' })
      await user.type(name, 'Balwinder Singh')
      await user.type(screen.getByRole('textbox', { name: /Mobile number/ }), '9876543210')
      await user.selectOptions(await vehicle(), 'Tata Ace')
      await user.selectOptions(
        screen.getByRole('combobox', { name: 'How did you hear of us?' }),
        'Pamphlet',
      )
      await user.click(screen.getByRole('button', { name: 'REGISTER' }))
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent('Failed to submit form')
      expect(alert).toHaveTextContent(why)
      expect(name).toHaveValue('Balwinder Singh')
    },
  )
})
