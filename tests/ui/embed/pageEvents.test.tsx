import { expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { dispatchOutcomes, leaverOf } from '../../../src/composition/embed/pageEvents.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { visit } from '../../support/visit.tsx'
import { submitButton, withRoute } from '../fare/steps.ts'

it('tells the page once of fares, even if the page changes the form as it hears of them', async () => {
  const { store, happen, user } = await visit(<FareEstimatePage />)
  const host = document.createElement('div')
  dispatchOutcomes(host, store)
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

it('leads no visitor away whose form the page replaces as it hears of fares elsewhere', async () => {
  const host = document.createElement('div')
  let isWanted = true
  const { store, happen, user } = await visit(<FareEstimatePage />, {
    ports: {
      readLink: (path) => E.right({ site: 'https://fares.example', path, query: [] }),
      goTo: leaverOf({ host, site: 'https://hathi.example', isWanted: () => isWanted }),
    },
  })
  dispatchOutcomes(host, store)
  const heard: string[] = []
  host.addEventListener('hathi-redirect', (event) => {
    event.preventDefault()
    heard.push('hathi-redirect')
  })
  host.addEventListener('hathi-quote', () => {
    heard.push('hathi-quote')
    isWanted = false
  })
  await happen(
    ...withRoute,
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )
  await user.click(submitButton())
  expect(heard).toEqual(['hathi-quote'])
})
