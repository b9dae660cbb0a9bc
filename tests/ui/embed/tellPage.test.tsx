import { expect, it } from '@jest/globals'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { tellPage } from '../../../src/composition/embed/tellPage.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { visit } from '../../support/visit.tsx'
import { submitButton, withRoute } from '../fare/steps.ts'

it('tells the page once of fares, even if the page changes the form as it hears of them', async () => {
  const { store, happen, user } = await visit(<FareEstimatePage />)
  const host = document.createElement('div')
  tellPage(host, store)
  let heard = 0
  host.addEventListener('hathi-quote', () => {
    heard += 1
    if (heard < 5) store.dispatch(fareEdited({ name: `Asha ${'R'.repeat(heard)}` }))
  })
  await happen(
    ...withRoute,
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )
  await user.click(submitButton())
  expect(heard).toBe(1)
})
