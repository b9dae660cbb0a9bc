import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { useLocation } from 'react-router-dom'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { leadEdited } from '../../../src/application/lead/spotLead.slice.ts'
import { modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { LeadCategory } from '../../../src/domain/lead/leadCategory.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { CategoryStrip } from '../../../src/ui/fare/CategoryStrip.tsx'
import { LazySpotLead } from '../../../src/ui/lead/LazySpotLead.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { isLeftToBrowser } from '../../support/isLeftToBrowser.ts'
import { taken } from '../../support/lead.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { visit } from '../../support/visit.tsx'
import { cardsTitle, choose, dialog, fill, formTitle, open, submit, visitPicker } from './steps.tsx'

const cardsIn = (picker: HTMLElement, role: 'button' | 'link') =>
  within(picker)
    .getAllByRole(role)
    .map(({ textContent }) => textContent?.replace(/(wheeler|Trucks|Compact|Courier).*/, '$1'))
    .filter((name) => name !== '')

describe('the category picker', () => {
  it('offers the services of the city', async () => {
    const visited = await visitPicker()
    const picker = await open(visited)
    expect(cardsIn(picker, 'button')).toEqual(['2 wheeler', 'Trucks', 'Courier'])
    expect(await problemsOnPage()).toEqual([])
  })

  it('offers compact vehicles in Dubai', async () => {
    const dubai = await visitPicker({}, { locale: 'en-AE', path: '/en-AE' })
    expect(cardsIn(await open(dubai), 'button')).toEqual([
      '2 wheeler',
      'Trucks',
      'Compact',
      'Courier',
    ])
  })

  it('offers no compact vehicles in Sharjah', async () => {
    const sharjah = await visitPicker(
      { recallCity: () => 'sharjah' },
      { locale: 'en-AE', path: '/en-AE' },
    )
    expect(cardsIn(await open(sharjah), 'button')).toEqual(['2 wheeler', 'Trucks', 'Courier'])
  })

  it('leads a phone to the page of the service, and keeps the parameters of the page', async () => {
    const visited = await visitPicker(
      {},
      {
        desktop: false,
        locale: 'en-AE',
        path: '/en-AE/fare-estimate?utm_source=poster&service_category=trucks',
      },
    )
    const picker = await open(visited)
    const hrefs = within(picker)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/en-AE/two-wheelers?utm_source=poster',
      '/en-AE/trucks?utm_source=poster',
      '/en-AE/services?service_category=5&utm_source=poster',
      '/en-AE/courier?utm_source=poster',
    ])
    const [first] = within(picker).getAllByRole('link')
    if (first === undefined) throw new Error('no link')
    await visited.user.click(first)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('disables the button of its form until that is valid if the window shrinks to a phone’s', async () => {
    const visited = await visitPicker({}, { desktop: false })
    await visited.happen(modalOpened({ kind: 'categoryPicker', chosen: 'trucks' }))
    await screen.findByRole('dialog', { name: formTitle })
    expect(await screen.findByRole('button', { name: 'Get Fare Estimate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(submit()).toHaveAccessibleDescription('Set pickup and drop to see the fare.')
    await fill(visited)
    expect(submit()).not.toHaveAttribute('aria-disabled')
    expect(submit()).not.toHaveAccessibleDescription()
  })

  it('closes at the service whose page is open on a phone, without navigating', async () => {
    const Step = () => <output>{useLocation().key}</output>
    const visited = await visit(
      <>
        <CategoryStrip />
        <Modals />
        <Step />
      </>,
      { path: '/en-IN/trucks/?utm_source=poster' },
    )
    const step = screen.getByText('default')
    visited.store.dispatch(fareEdited({ category: 'two-wheeler' }))
    const picker = await open(visited)
    await visited.user.click(within(picker).getByRole('link', { name: /^Trucks/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(visited.store.getState().fareForm.form.input.category).toBe('trucks')
    // Nothing was navigated: this is still the first step of the history.
    expect(step).toHaveTextContent('default')
    await visited.user.click(within(await open(visited)).getByRole('link', { name: /^Courier/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(step).not.toHaveTextContent('default')
  })

  it.each([/^Trucks/, /^Courier/])(
    'leaves a click that opens another tab to the browser: %s',
    async (service) => {
      const visited = await visitPicker({}, { desktop: false, path: '/en-IN/trucks' })
      visited.store.dispatch(fareEdited({ category: 'two-wheeler' }))
      const picker = await open(visited)
      const link = within(picker).getByRole('link', { name: service })
      expect(await isLeftToBrowser(visited.user, link)).toBe(true)
      expect(picker).toBeVisible()
      expect(visited.store.getState().fareForm.form.input.category).toBe('two-wheeler')
    },
  )

  it('closes by Esc and gives the focus back', async () => {
    const visited = await visitPicker()
    await open(visited)
    await visited.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Explore other services?' })).toHaveFocus()
  })
})

describe('a service that was chosen on a desktop', () => {
  it('shows its fare form, for its category', async () => {
    const visited = await visitPicker()
    await choose(visited, /^2 wheeler/)
    const form = within(await screen.findByRole('form', { name: 'Fare estimate' }))
    expect(form.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    expect(dialog(formTitle)).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
    await visited.user.click(form.getByRole('button', { name: 'Explore other services?' }))
    expect(dialog(cardsTitle)).toBeVisible()
  })

  it('keeps its form open when its backdrop is pressed, which closes the choice', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await visited.user.click(dialog(formTitle))
    expect(dialog(formTitle)).toBeVisible()
    await visited.user.click(screen.getByRole('button', { name: 'Other services' }))
    await visited.user.click(dialog(cardsTitle))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads back to the other services', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Trucks/)
    await visited.user.click(await screen.findByRole('button', { name: 'Other services' }))
    expect(dialog(cardsTitle)).toBeVisible()
  })

  it('goes on to the fares, and leaves no modal behind', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    expect(visited.went).toMatchObject([{ path: '/en-IN/fare_estimate_mob' }])
    expect(visited.store.getState().fareResults.results.status).toBe('shown')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without fares of its own has the lead form', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Courier/)
    await screen.findByRole('form', { name: 'Estimate by phone' })
    expect(dialog('Courier')).toBeVisible()
    await visited.user.click(screen.getByRole('button', { name: /mainly for/ }))
    await visited.user.click(screen.getByRole('button', { name: /My Business Needs/ }))
    expect(dialog('Courier')).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })
})

describe('a lead form of the page, under that of another service', () => {
  const visitDubai = async () => {
    const asked: LeadCategory[] = []
    const visited = await visit(
      <>
        <LazySpotLead code={4} />
        <CategoryStrip />
        <Modals />
      </>,
      {
        desktop: true,
        locale: 'en-AE',
        path: '/en-AE',
        ports: {
          requestSpotCallback: ({ category }) => {
            asked.push(category)
            return TE.right(taken)
          },
        },
      },
    )
    await screen.findByRole('form', { name: 'Estimate by phone' })
    await visited.happen(
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
      placeAccepted({ owner: 'lead', waypoint: 'drop', place: indiranagar }),
      leadEdited({ name: 'Asha Rao', mobile: '501234567', requirement: 'business' }),
    )
    await choose(visited, /^Compact/)
    const modal = within(await screen.findByRole('dialog', { name: 'Compact' }))
    await modal.findByRole('form', { name: 'Estimate by phone' })
    return { ...visited, asked, modal }
  }

  it('is sent for the page’s service once the other form is closed', async () => {
    const { user, asked, modal } = await visitDubai()
    await user.click(modal.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Get an estimate' }))
    expect(asked).toEqual(['trucks'])
  })

  it('is not sent when the other form is, which is for the other service', async () => {
    const { user, asked, modal } = await visitDubai()
    await user.click(modal.getByRole('button', { name: 'Get an estimate' }))
    expect(asked).toEqual(['compact'])
  })
})
