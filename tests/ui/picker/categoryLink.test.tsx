import { beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { draftRecalled, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { selectModal } from '../../../src/application/modal/modal.selectors.ts'
import { modalClosed, modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import { authClosed } from '../../../src/application/session/auth.slice.ts'
import { knownBy } from '../../../src/application/session/known.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { CategoryStrip } from '../../../src/ui/fare/CategoryStrip.tsx'
import { visit } from '../../support/visit.tsx'
import { cardsTitle, formTitle, visitPicker } from './steps.tsx'

/** A part whose script is still to come. */
const Loading = ({ part }: { readonly part: ReactNode }) => {
  const [isLoaded, setLoaded] = useState(false)
  return isLoaded ? (
    part
  ) : (
    <button type="button" onClick={() => setLoaded(true)}>
      Loaded
    </button>
  )
}

describe('a link with a category code', () => {
  // All tests share one history.
  beforeEach(() => window.history.pushState(null, ''))

  it.each([0, 2, 6])('of %d is not followed again after a reload or Back', async (code) => {
    const path = `/en-IN?service_category=${code}`
    const before = await visitPicker({}, { path })
    await before.happen(modalClosed(), fareEdited({ category: 'trucks' }))
    cleanup()
    const { happen, store } = await visitPicker({}, { path })
    await happen()
    expect(screen.getByRole('radio', { name: 'Trucks' })).toBeChecked()
    expect(store.getState().modal.kind).toBe('none')
  })

  it('leaves the category that was chosen in the page’s form before the picker had loaded', async () => {
    const { user, happen } = await visit(
      <>
        <CategoryStrip />
        <Loading part={<Modals />} />
      </>,
      { desktop: true, path: '/en-IN?service_category=4' },
    )
    await user.click(screen.getByRole('radio', { name: '2 wheeler' }))
    await user.click(screen.getByRole('button', { name: 'Loaded' }))
    await happen()
    expect(screen.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
  })

  const address = pickerOpened({
    owner: 'fare',
    waypoint: 'pickup',
    near: null,
    onChoice: 'pin',
    place: null,
  })
  const login = loginWanted({
    start: { checksExistence: false, followUp: null },
    known: knownBy({ name: '', mobile: '', requirement: '' }),
  })

  it.each([
    ['an address', 2, true, address],
    ['an address', 6, true, address],
    ['an address', 6, false, address],
    ['a login', 2, true, login],
    ['the choice of a city', 2, true, modalOpened({ kind: 'citySelector' })],
  ] as const)(
    'opens nothing over %s that was opened before the picker had loaded: %d (desktop: %s)',
    async (_, code, desktop, opened) => {
      const { user, happen, store, went } = await visit(<Loading part={<Modals />} />, {
        desktop,
        path: `/en-IN?service_category=${code}`,
      })
      await happen(opened)
      const before = selectModal(store.getState())
      await user.click(screen.getByRole('button', { name: 'Loaded' }))
      await happen(authClosed())
      expect(selectModal(store.getState())).toEqual(opened === login ? { kind: 'none' } : before)
      expect(went).toEqual([])
    },
  )

  it('replaces the category of a draft in the page’s form', async () => {
    const { user, happen } = await visit(
      <>
        <CategoryStrip />
        <Loading part={<Modals />} />
      </>,
      { desktop: true, path: '/en-IN?service_category=4' },
    )
    await happen(draftRecalled({ category: 'two-wheeler' }))
    expect(screen.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Loaded' }))
    await happen()
    expect(screen.getByRole('radio', { name: 'Trucks' })).toBeChecked()
  })

  it('is followed again if the link is opened once more', async () => {
    const path = '/en-IN?service_category=2'
    await visitPicker({}, { path })
    await screen.findByRole('dialog', { name: cardsTitle })
    cleanup()
    window.history.pushState(null, '')
    await visitPicker({}, { path })
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
  })

  it.each(['service%5Fcategory=2', 'utm_source=a&service_category=%32', 'service_category=2#top'])(
    'is read whatever the encoding of its address: %s',
    async (search) => {
      await visitPicker({}, { path: `/en-IN?${search}` })
      expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
    },
  )

  it.each([1, 2, 3, 7])('of %d opens the picker', async (code) => {
    await visitPicker({}, { path: `/en-IN?service_category=${code}` })
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
  })

  it.each([
    [0, '2 wheeler'],
    [4, 'Trucks'],
  ])('of %d chooses %s in the form of the page', async (code, name) => {
    const { happen } = await visitPicker({}, { path: `/en-IN?service_category=${code}` })
    await happen()
    expect(await screen.findByRole('radio', { name, checked: true })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [0, '2 wheeler'],
    [4, 'Trucks'],
  ])('of %d opens the form for %s on a desktop page without a form', async (code, name) => {
    await visitPicker({}, { path: `/en-IN/offers?service_category=${code}` })
    const form = await screen.findByRole('dialog', { name: formTitle })
    expect(await within(form).findByRole('radio', { name, checked: true })).toBeVisible()
  })

  it('of a service with fares leads a phone to its page from a page without a form', async () => {
    const { happen, went } = await visitPicker(
      {},
      { desktop: false, path: '/en-IN/offers?service_category=0&utm_source=poster' },
    )
    await happen()
    expect(went).toEqual([
      { site: null, path: '/en-IN/two-wheelers', query: [['utm_source', 'poster']] },
    ])
  })

  it.each(['fare_estimate_mob', 'order-review', 'courier', 'city/pune', 'atlantis'])(
    'of a service with fares only chooses the category on a page with a form or an estimate: %s',
    async (page) => {
      const path = `/en-IN/${page}?service_category=0`
      const { happen, store, went } = await visitPicker({}, { path })
      await happen()
      expect(store.getState().modal.kind).toBe('none')
      expect(store.getState().fareForm.form.input.category).toBe('two-wheeler')
      expect(went).toEqual([])
    },
  )

  it('of a service without fares opens its form on a desktop', async () => {
    await visitPicker({}, { path: '/en-IN?service_category=6' })
    expect(await screen.findByRole('dialog', { name: 'Courier' })).toBeVisible()
  })

  it('of a service without fares leads a phone to its page', async () => {
    const { happen, went } = await visitPicker(
      {},
      { desktop: false, path: '/en-IN?service_category=6&utm_source=poster' },
    )
    await happen()
    expect(went).toEqual([
      { site: null, path: '/en-IN/courier', query: [['utm_source', 'poster']] },
    ])
  })

  it('of compact opens its form in Dubai', async () => {
    await visitPicker({}, { locale: 'en-AE', path: '/en-AE?service_category=5' })
    expect(await screen.findByRole('dialog', { name: 'Compact' })).toBeVisible()
  })

  it('of compact opens the picker in a city without that service', async () => {
    await visitPicker({}, { path: '/en-IN?service_category=5' })
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
  })

  it('is ignored on the page of the service itself', async () => {
    const { happen, store } = await visitPicker(
      {},
      { locale: 'en-AE', path: '/en-AE/services?service_category=5' },
    )
    await happen()
    expect(store.getState().modal.kind).toBe('none')
  })

  it.each([true, false])(
    'is ignored there even if the path ends in a slash (desktop: %s)',
    async (desktop) => {
      const { happen, store, went } = await visitPicker(
        {},
        { desktop, path: '/en-IN/courier/?service_category=6' },
      )
      await happen()
      expect(store.getState().modal.kind).toBe('none')
      expect(went).toEqual([])
    },
  )

  it.each([8, 9])('of %d opens nothing: there is no such code', async (code) => {
    const { happen, store } = await visitPicker({}, { path: `/en-IN?service_category=${code}` })
    await happen()
    expect(store.getState().modal.kind).toBe('none')
  })

  it('that names the category instead opens nothing', async () => {
    const { happen, store } = await visitPicker({}, { path: '/en-IN?service_category=trucks' })
    await happen()
    expect(store.getState().modal.kind).toBe('none')
  })
})
