import { describe, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import type { Place } from '../../../src/domain/place/address.ts'
import { useAppDispatch } from '../../../src/ui/app/store.ts'
import { DesktopBar } from '../../../src/ui/fare/DesktopBar.tsx'
import { AddressDialog } from '../../../src/ui/place/AddressDialog.tsx'
import { goBack, popped } from '../../support/goBack.ts'
import { koramangala, mapBesideForm } from '../../support/places.ts'
import { visit } from '../../support/visit.tsx'
import { knownPlaces, unhurried } from './pickedPlaces.ts'

const Opener = ({ place }: { readonly place: Place | null }) => {
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      onClick={() =>
        dispatch(
          pickerOpened({
            owner: 'fare',
            near: null,
            waypoint: 'pickup',
            onChoice: 'pin',
            place,
          }),
        )
      }
    >
      Where from?
    </button>
  )
}

const page = (place: Place | null = koramangala) =>
  visit(
    <>
      <Opener place={place} />
      <AddressDialog owner="fare" />
    </>,
    { ports: { limits: unhurried, places: knownPlaces } },
  )

const opener = () => screen.getByRole('button', { name: 'Where from?', hidden: true })
const dialog = () => screen.queryByRole('dialog', { name: 'Select Pickup' })

const steps = () => window.history.length

describe('the address dialog', () => {
  it('closes by the browser’s Back, without a choice', async () => {
    const { user, store } = await page()
    await user.click(opener())
    expect(dialog()).toBeVisible()
    await goBack()
    expect(dialog()).toBeNull()
    expect(store.getState().locationPicker.status).toBe('closed')
    expect(store.getState().fareForm.form.input.pickup).toEqual({ status: 'empty' })
    expect(opener()).toHaveFocus()
  })

  it.each([
    ['Esc', '{Escape}'],
    ['its close button', null],
  ])('closes by %s, and removes its step from the history', async (_, keys) => {
    const { user } = await page()
    window.history.pushState({ page: 'form' }, '')
    await user.click(opener())
    expect(window.history.state).toMatchObject({ page: 'form', openLayers: 1 })
    if (keys === null) await user.click(screen.getByRole('button', { name: 'Close' }))
    else await user.keyboard(keys)
    await act(popped)
    expect(dialog()).toBeNull()
    expect(window.history.state).toEqual({ page: 'form' })
    expect(opener()).toHaveFocus()
  })

  it('removes its step when the place is confirmed', async () => {
    const { user, store } = await page()
    window.history.pushState({ page: 'form' }, '')
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: 'Confirm Pickup Location' }))
    await act(popped)
    expect(window.history.state).toEqual({ page: 'form' })
    expect(store.getState().fareForm.form.input.pickup).toMatchObject({ status: 'resolved' })
  })

  it('stays open when it is opened again before the step back has arrived', async () => {
    const { user } = await page()
    window.history.pushState({ page: 'form' }, '')
    const before = steps()
    await user.click(opener())
    await act(async () => {
      screen.getByRole('button', { name: 'Close' }).click()
    })
    await act(async () => {
      opener().click()
    })
    await act(popped)
    expect(dialog()).toBeVisible()
    expect(window.history.state).toMatchObject({ openLayers: 1 })
    expect(steps()).toBe(before + 1)
    await goBack()
    expect(dialog()).toBeNull()
    expect(window.history.state).toEqual({ page: 'form' })
  })

  it('goes back from the map to the search with its text, and then to the form', async () => {
    const { user } = await page(null)
    window.history.pushState({ page: 'form' }, '')
    await user.click(opener())
    const search = () => screen.getByRole('combobox', { name: 'Pickup address' })
    await user.type(search(), 'kora')
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }))
    await screen.findByRole('button', { name: 'Confirm Pickup Location' })
    expect(window.history.state).toMatchObject({ openLayers: 2 })
    await goBack()
    expect(search()).toHaveValue('kora')
    expect(search()).toHaveFocus()
    expect(await screen.findByRole('option', { name: /Koramangala/ })).toBeVisible()
    await goBack()
    expect(dialog()).toBeNull()
    expect(window.history.state).toEqual({ page: 'form' })
    expect(opener()).toHaveFocus()
  })

  it('removes both steps when the place that was searched is confirmed', async () => {
    const { user, store } = await page(null)
    window.history.pushState({ page: 'form' }, '')
    await user.click(opener())
    await user.type(screen.getByRole('combobox', { name: 'Pickup address' }), 'kora')
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }))
    await user.click(await screen.findByRole('button', { name: 'Confirm Pickup Location' }))
    await act(popped)
    expect(window.history.state).toEqual({ page: 'form' })
    expect(store.getState().fareForm.form.input.pickup).toMatchObject({ status: 'resolved' })
  })

  it('goes back from the map to the form if the search was in a field of the form', async () => {
    const { user } = await visit(<DesktopBar />, {
      desktop: true,
      path: '/en-IN',
      ports: { limits: unhurried, places: knownPlaces },
    })
    window.history.pushState({ page: 'form' }, '')
    await user.type(screen.getByRole('combobox', { name: /Drop/ }), 'kora')
    await user.click(await screen.findByRole('option', { name: 'Locate on the map' }))
    await screen.findByRole('button', { name: 'Confirm Drop Location' })
    expect(window.history.state).toMatchObject({ openLayers: 1 })
    await goBack()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.history.state).toEqual({ page: 'form' })
  })

  it('can be opened again and again', async () => {
    const { user } = await page()
    window.history.pushState({ page: 'form' }, '')
    for (const _ of [1, 2, 3]) {
      await user.click(opener())
      expect(dialog()).toBeVisible()
      await goBack()
      expect(dialog()).toBeNull()
      expect(window.history.state).toEqual({ page: 'form' })
    }
  })

  it('does not open for a search in a field of the page', async () => {
    const { happen } = await page()
    await happen(mapBesideForm)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
