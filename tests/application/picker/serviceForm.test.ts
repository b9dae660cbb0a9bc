import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { cityPicked } from '../../../src/application/city/userCity.slice.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { QuoteFareError } from '../../../src/application/fare/quoteFare.port.ts'
import { selectModal } from '../../../src/application/modal/modal.selectors.ts'
import {
  errorRetryRequested,
  modalClosed,
  modalOpened,
} from '../../../src/application/modal/modal.slice.ts'
import { makePickerFeature } from '../../../src/application/picker/pickerFeature.ts'
import { serviceChosen } from '../../../src/application/picker/serviceForm.slice.ts'
import { restoringStarted, sessionEnded } from '../../../src/application/session/session.slice.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import { asha } from '../../support/account.ts'
import { filledForm, india, quote } from '../../support/fares.ts'
import { quietPicker } from '../../support/picker.ts'
import { makePending, pass, settle, visitStore } from '../../support/visitStore.ts'

const failure = { kind: 'Unreachable', because: 'connection' } as const
const generic = { kind: 'error', failed: 'estimate' }
const credentials = { authToken: asha.authToken, mobile: asha.mobile }
const picker = { kind: 'categoryPicker', chosen: null } as const
const formOf = (chosen: string) => ({ kind: 'categoryPicker', chosen })

/** A page with a fare form of its own, the picker over it, and fares that are still to come. */
const visitPicker = (ports: Parameters<typeof visitStore>[0] = {}) => {
  let url = 'https://hathi.example/en-IN/fare-estimate'
  const readPage = () => ({ url, isDeviceMobile: false })
  const service = makePending<QuoteFareError, FareQuote>()
  const visit = visitStore({ readPage, quoteFare: () => service.task, ...ports })
  visit.add(
    makePickerFeature({
      ...quietPicker,
      market: india,
      limits,
      goTo: () => undefined,
      readPage,
    }),
  )
  return {
    ...visit,
    service,
    goOn: () => {
      url = 'https://hathi.example/en-IN/support'
    },
    modal: () => selectModal(visit.state()),
  }
}

describe('a picked city', () => {
  it('may stop the application as it leads to another page', async () => {
    const stopped: boolean[] = []
    const visit = visitStore()
    visit.add(
      makePickerFeature({
        ...quietPicker,
        market: india,
        limits,
        goTo: () => {
          visit.stop()
          stopped.push(true)
        },
        readPage: () => ({ url: 'https://hathi.example/en-IN/trucks', isDeviceMobile: true }),
      }),
    )
    visit.tell(modalOpened({ kind: 'citySelector' }))
    visit.tell(cityPicked({ key: 'mumbai', path: '/en-IN/trucks' }))
    await pass(limits.modalCloseDelay)
    expect(stopped).toEqual([true])
  })
})

describe('fares that a page requested', () => {
  it.each(['courier', 'compact', 'trucks'] as const)(
    'open no dialog over the form of another service if they fail: %s',
    async (category) => {
      const { tell, goOn, service, modal, form } = visitPicker()
      tell(fareEdited(filledForm), estimateRequested())
      await settle()
      goOn()
      tell(modalOpened(picker), serviceChosen(category))
      service.answer(E.left(failure))
      await settle()
      expect(form().phase).toEqual({ status: 'failed', failure })
      expect(modal()).toEqual(formOf(category))
    },
  )

  it('leave a form alone that was opened on another page meanwhile', async () => {
    const { tell, goOn, service, modal, went } = visitPicker()
    tell(restoringStarted(credentials), fareEdited(filledForm), estimateRequested())
    goOn()
    tell(sessionEnded('unconfirmed'))
    await settle()
    tell(modalOpened(picker), serviceChosen('courier'))
    service.answer(E.right(quote))
    await settle()
    expect(went).toEqual([])
    expect(modal()).toEqual(formOf('courier'))
  })

  it('close the picker when they lead to another page', async () => {
    const { tell, service, modal, went } = visitPicker()
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    tell(modalOpened(picker))
    service.answer(E.right(quote))
    await settle()
    expect(went).toHaveLength(1)
    expect(modal()).toEqual({ kind: 'none' })
  })
})

describe('fares that the form in the modal requested', () => {
  it('are shown even if opening their page closes the modal while the flow is still going there', async () => {
    const { tell, service, form, went, reports } = visitPicker({ goTo: () => tell(modalClosed()) })
    for (const times of [1, 2]) {
      tell(serviceChosen('trucks'), fareEdited(filledForm), estimateRequested())
      await settle()
      service.answer(E.right(quote))
      await settle()
      expect(went).toHaveLength(times)
      expect(form().phase).toEqual({ status: 'untouched' })
    }
    expect(reports).toEqual([])
  })

  it('open the error modal once if they fail, and are requested again from there', async () => {
    const { tell, service, modal, asked } = visitPicker()
    tell(restoringStarted(credentials), serviceChosen('trucks'))
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(modal()).toEqual(formOf('trucks'))
    tell(sessionEnded('unconfirmed'))
    await settle()
    service.answer(E.left(failure))
    await settle()
    expect(modal()).toEqual(generic)
    tell(errorRetryRequested('estimate'))
    await settle()
    expect(modal()).toEqual(formOf('trucks'))
    expect(asked.quotes).toHaveLength(2)
    service.answer(E.left(failure))
    await settle()
    expect(modal()).toEqual(generic)
  })

  it('are not requested by a retry once the error modal was closed', async () => {
    const { tell, service, state, modal, asked } = visitPicker()
    expect(state()).toMatchObject({ serviceForm: { status: 'standing' } })
    tell(serviceChosen('trucks'), fareEdited(filledForm), estimateRequested())
    await settle()
    service.answer(E.left(failure))
    await settle()
    expect(modal()).toEqual(generic)
    expect(state()).toMatchObject({ serviceForm: { status: 'failed', category: 'trucks' } })
    tell(modalClosed(), errorRetryRequested('estimate'))
    await settle()
    expect(state()).toMatchObject({ serviceForm: { status: 'standing' } })
    expect(modal()).toEqual({ kind: 'none' })
    expect(asked.quotes).toHaveLength(1)
  })
})
