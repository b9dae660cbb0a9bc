import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { LeadCallError } from '../../../src/application/lead/requestSpotCallback.port.ts'
import { leadEdited } from '../../../src/application/lead/spotLead.slice.ts'
import { SpotLead } from '../../../src/ui/lead/SpotLead.tsx'
import { filledLead } from '../../domain/lead/leads.ts'
import { visit } from '../../support/visit.tsx'

const submit = () => screen.getByRole('button', { name: 'Get an estimate' })

const visitFilled = async (error: LeadCallError) => {
  const visited = await visit(<SpotLead code={4} />, {
    path: '/en-IN/services',
    ports: { requestSpotCallback: () => TE.left(error) },
  })
  const { category: _, ...input } = filledLead
  await visited.happen(leadEdited(input))
  return visited
}

const refused = (message: string | null): LeadCallError => ({
  kind: 'FormRefused',
  message,
  fields: [],
})

describe('a lead that is refused', () => {
  it.each<[string, LeadCallError, string]>([
    ['in the service’s words', refused('We are asleep'), 'We are asleep'],
    ['without a word', refused(null), 'Some error occurred. Please retry'],
    [
      'because nobody believes the customer',
      { kind: 'AuthenticationFailed' },
      'Authentication Failed',
    ],
  ])('says so under its button %s, and keeps what was entered', async (_, error, told) => {
    const { user, went } = await visitFilled(error)
    await user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(told)
    expect(submit().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue(filledLead.name)
    expect(went).toEqual([])
  })
})

describe('the mobile number of a lead', () => {
  it('is marked as an invalid phone number if it is wrong', async () => {
    const { user, happen } = await visitFilled(refused(null))
    await happen(leadEdited({ mobile: '12345' }))
    await user.click(submit())
    expect(screen.getByText('Invalid phone number')).toBeVisible()
  })
})
