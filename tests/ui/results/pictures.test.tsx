import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { Vehicle } from '../../../src/domain/fare/vehicle.ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { estimate, tataAce } from '../../support/fares.ts'
import { visit } from '../../support/visit.tsx'

/** A vehicle that is not drawn here. */
const tempo: Vehicle = {
  ...tataAce,
  id: 555,
  name: 'Tempo',
  imageUrl: 'https://hathi.example/tempo.png',
  imageAlt: 'A tempo with an open body',
}

const open = (vehicle: Vehicle) =>
  visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4',
    ports: { recallEstimate: () => TE.right({ ...estimate, vehicles: [vehicle] }) },
  })

const card = () => screen.getByRole('article')
const picture = () => within(card()).queryByRole('img')
const drawing = () => card().querySelector('svg[viewBox="0 0 228 94"]')

describe('the picture of a vehicle', () => {
  it.each(['https://hathi.example/tempo.png', '/sandbox/content/vehicles/tempo.svg'])(
    'is %s, the service’s own, in the size of a drawing, if it has no drawing',
    async (imageUrl) => {
      await open({ ...tempo, imageUrl })
      expect(picture()).toHaveAttribute('src', imageUrl)
      expect(picture()).toHaveAccessibleName('A tempo with an open body')
      expect(picture()).toHaveAttribute('width', '228')
      expect(picture()).toHaveAttribute('height', '94')
      expect(picture()).toHaveAttribute('loading', 'lazy')
      expect(drawing()).toBeNull()
    },
  )

  it('is a truck if the service’s picture does not load', async () => {
    await open(tempo)
    fireEvent.error(screen.getByRole('img', { name: tempo.imageAlt }))
    expect(picture()).toBeNull()
    expect(drawing()).toBeInTheDocument()
  })

  it.each([
    '',
    'http://hathi.example/a.png',
    '//evil.example/a.png',
    'javascript:0',
    'data:image/png,0',
  ])('is a truck if the service’s address for it is %j', async (imageUrl) => {
    await open({ ...tempo, imageUrl })
    expect(picture()).toBeNull()
    expect(drawing()).toBeInTheDocument()
  })

  it('is a drawing if there is one', async () => {
    await open(tataAce)
    expect(picture()).toBeNull()
    expect(drawing()).toBeInTheDocument()
  })
})
