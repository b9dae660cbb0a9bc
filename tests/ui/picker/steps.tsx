import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { QuoteFareError } from '../../../src/application/fare/quoteFare.port.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { Waypoint } from '../../../src/domain/place/address.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { CategoryStrip } from '../../../src/ui/fare/CategoryStrip.tsx'
import { formRefused } from '../../support/fares.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { type Visit, visit } from '../../support/visit.tsx'

export type Ports = NonNullable<Visit['ports']>

export const visitPicker = (ports: Ports = {}, options: Visit = {}) =>
  visit(
    <>
      <CategoryStrip />
      <Modals />
    </>,
    { desktop: true, ...options, ports },
  )

export type Visited = Awaited<ReturnType<typeof visitPicker>>

export const cardsTitle = 'What do you want to send?'
export const formTitle = 'Get a fare estimate'
export const dialog = (name: string) => screen.getByRole('dialog', { name })

export const open = async ({ user }: Visited) => {
  await user.click(screen.getByRole('button', { name: 'Explore other services?' }))
  return screen.findByRole('dialog', { name: cardsTitle })
}

export const choose = async (visited: Visited, card: RegExp) => {
  const picker = await open(visited)
  await visited.user.click(within(picker).getByRole('button', { name: card }))
}

export const fill = ({ happen }: Visited) =>
  happen(
    placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }),
    placeAccepted({ owner: 'fare', waypoint: 'drop', place: indiranagar }),
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )

export const submit = () => screen.getByRole('button', { name: 'Get Fare Estimate' })

export const failing = (error: QuoteFareError): Ports => ({ quoteFare: () => TE.left(error) })

export const refusalOf = (field: Waypoint): QuoteFareError =>
  formRefused({
    unserved: [field],
    fieldErrors: [{ field, message: `The depot refuses the ${field}` }],
    formError: null,
  })
