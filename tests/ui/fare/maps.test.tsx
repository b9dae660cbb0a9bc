import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { LoadMaps, LoadMapsError } from '../../../src/application/place/loadMaps.port.ts'
import { DesktopBar } from '../../../src/ui/fare/DesktopBar.tsx'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { HomeFareForm } from '../../../src/ui/fare/HomeFareForm.tsx'
import { comeBackOnline } from '../../support/online.ts'
import { unanswered } from '../../support/pending.ts'
import { visit } from '../../support/visit.tsx'
import { submitButton, withRoute } from './steps.ts'

const layouts = [
  ['the phone’s form', <FareEstimatePage key="form" />, false],
  ['the home page’s form', <HomeFareForm key="home" />, false],
  ['the desktop’s card', <FareEstimatePage key="card" />, true],
  ['the desktop’s bar', <DesktopBar key="bar" />, true],
] as const

const failed: LoadMaps = TE.left<LoadMapsError>({ kind: 'MapsFailed' })

describe('while the maps load', () => {
  it.each(layouts)('%s is a skeleton', async (_, screenOf, desktop) => {
    await visit(screenOf, { desktop, ports: { loadMaps: unanswered } })
    expect(screen.getByRole('status')).toHaveTextContent('Loading the form…')
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('when the maps fail', () => {
  it.each(layouts)('%s says so', async (_, screenOf, desktop) => {
    const { happen } = await visit(screenOf, { desktop, ports: { loadMaps: failed } })
    await happen()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load Google Maps API')
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('the form comes back after Retry with what was entered', async () => {
    const answers = [failed, TE.right(undefined)]
    const { happen, user } = await visit(<FareEstimatePage />, {
      ports: { loadMaps: () => (answers.shift() ?? failed)() },
    })
    await happen(...withRoute, fareEdited({ name: 'Asha Rao' }))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(submitButton()).toBeVisible()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
  })

  it('the form comes back by itself once the connection is back', async () => {
    const answers = [failed, TE.right(undefined)]
    const { happen } = await visit(<FareEstimatePage />, {
      ports: { loadMaps: () => (answers.shift() ?? failed)() },
    })
    await happen()
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load Google Maps API')
    await comeBackOnline()
    expect(submitButton()).toBeVisible()
  })
})
