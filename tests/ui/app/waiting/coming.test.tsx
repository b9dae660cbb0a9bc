import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { modalOpened } from '../../../../src/application/modal/modal.slice.ts'
import { serviceChosen } from '../../../../src/application/picker/serviceForm.slice.ts'
import { pickerOpened } from '../../../../src/application/place/locationPicker.slice.ts'
import { Modals } from '../../../../src/ui/app/shell/Modals.tsx'
import { SitePage } from '../../../../src/ui/content/SitePage.tsx'
import { FareEstimatePage } from '../../../../src/ui/fare/FareEstimatePage.tsx'
import { PartnersPage } from '../../../../src/ui/partner/PartnersPage.tsx'
import { AddressDialog } from '../../../../src/ui/place/AddressDialog.tsx'
import { unanswered } from '../../../support/pending.ts'
import { visit } from '../../../support/visit.tsx'
import { visitReview } from '../../booking/steps.tsx'

afterEach(() => {
  jest.useRealTimers()
})

const goodsDialog = 'What are you sending?'

const waits = [
  [
    'the form',
    'Loading the form…',
    () => visit(<FareEstimatePage />, { ports: { loadMaps: unanswered } }),
  ],
  [
    'the words of a page',
    'Loading this page…',
    () =>
      visit(<SitePage />, {
        path: '/en-IN/careers',
        content: { loadPage: () => unanswered },
      }),
  ],
  [
    'the partners’ page',
    'Loading this page…',
    () =>
      visit(<PartnersPage />, {
        path: '/en-IN/partners',
        ports: { loadPartnersPage: () => unanswered },
      }),
  ],
  [
    'the goods',
    'Fetching the goods types…',
    async () => {
      const { happen } = await visitReview({ ports: { loadGoodsTypes: () => unanswered } })
      await happen(modalOpened({ kind: 'goodsType' }))
    },
  ],
] as const

describe('a part that is being fetched', () => {
  it.each(waits)(
    'says so, and says after 4 seconds that it takes long: %s',
    async (_, words, begin) => {
      jest.useFakeTimers()
      await begin()
      const goods = screen.queryByRole('dialog', { name: goodsDialog })
      const said = within(goods ?? document.body).getByRole('status')
      expect(said).toHaveTextContent(words)
      await act(() => jest.advanceTimersByTimeAsync(3900))
      expect(said).toHaveTextContent(words)
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(said).toHaveTextContent('Still loading. Your connection may be slow.')
      // The live region is still the same one: only then is its new text announced.
      expect(said).toBeInTheDocument()
    },
  )
})

// These tests look before anything can have loaded.
describe('a part whose script is still loading', () => {
  it('says so in the address dialog', async () => {
    const { store } = await visit(<AddressDialog owner="fare" />)
    act(() => {
      store.dispatch(
        pickerOpened({
          owner: 'fare',
          near: null,
          waypoint: 'pickup',
          onChoice: 'pin',
          place: null,
        }),
      )
    })
    const dialog = screen.getByRole('dialog', { name: 'Select Pickup' })
    expect(within(dialog).getByRole('status')).toHaveTextContent('Loading…')
    expect(await within(dialog).findByRole('combobox')).toBeVisible()
    expect(within(dialog).queryByText('Loading…')).toBeNull()
  })

  it('says so in the dialog of a service', async () => {
    const { store, happen } = await visit(<Modals />, { desktop: true })
    await happen(modalOpened({ kind: 'categoryPicker', chosen: null }))
    await screen.findByRole('dialog', { name: 'What do you want to send?' })
    act(() => {
      store.dispatch(serviceChosen('courier'))
    })
    const dialog = screen.getByRole('dialog', { name: 'Courier' })
    expect(within(dialog).getByRole('status')).toHaveTextContent('Loading the form…')
    expect(await within(dialog).findByRole('form')).toBeVisible()
  })
})
