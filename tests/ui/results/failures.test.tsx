import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { RecallEstimateError } from '../../../src/application/fare/recallEstimate.port.ts'
import bengali from '../../../src/ui/locales/bn/results.json' with { type: 'json' }
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { estimate, quotedIn } from '../../support/fares.ts'
import { comeBackOnline } from '../../support/online.ts'
import { unanswered } from '../../support/pending.ts'
import { standingRegions } from '../../support/standing.ts'
import { everyText } from '../../support/texts.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const visitResults = (options: Visit) => {
  const { locale = 'en-IN' } = options
  return visit(<FareResultsPage />, {
    path: `/${locale}/fare_estimate_mob?fare_estimate_token=token-1`,
    ...options,
  })
}

const failing = (error: RecallEstimateError) => ({ recallEstimate: () => TE.left(error) })

const unreachable = TE.left({ kind: 'Unreachable', because: 'offline' } as const)

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe('an estimate that cannot be shown', () => {
  it.each<[RecallEstimateError, string]>([
    [
      { kind: 'NetworkError', because: 'failed', message: 'The depot is asleep' },
      'The depot is asleep',
    ],
    [{ kind: 'NetworkError', because: 'failed', message: null }, 'Something went wrong'],
    [{ kind: 'NetworkError', because: 'declined', message: null }, 'Something went wrong'],
    [{ kind: 'NetworkError', because: 'askedTooOften', message: null }, 'Something went wrong'],
    [{ kind: 'NetworkError', because: 'notAllowed', message: null }, 'Unauthorized action'],
    [{ kind: 'NetworkError', because: 'unbelieved', message: null }, 'Unauthorized action'],
    [{ kind: 'NetworkError', because: 'unbelieved', message: 'Who?' }, 'Who?'],
    [{ kind: 'RefusalUnreadable', because: 'unbelieved' }, 'Some error occurred. Please retry'],
    [{ kind: 'RefusalUnreadable', because: 'failed' }, 'Some error occurred. Please retry'],
    [{ kind: 'ContractBroken', call: '/estimates', paths: [] }, 'Unexpected error occurred'],
  ])('for the moment says why, and comes after Retry: %j', async (error, why) => {
    let asked = 0
    const { user } = await visitResults({
      ports: {
        recallEstimate: () => {
          asked += 1
          return asked === 1 ? TE.left(error) : TE.right(estimate)
        },
      },
    })
    expect(await heading('Something went wrong!')).toBeVisible()
    expect(screen.getByText('Sorry, this is embarrassing. Please try again.')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(why)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Tata Ace' })).toBeVisible()
  })

  it('for want of a connection comes by itself once that is back', async () => {
    let asked = 0
    await visitResults({
      ports: {
        recallEstimate: () => {
          asked += 1
          return asked === 1 ? unreachable : TE.right(estimate)
        },
      },
    })
    expect(await heading('Something went wrong!')).toBeVisible()
    await comeBackOnline()
    expect(await screen.findByRole('heading', { name: 'Tata Ace' })).toBeVisible()
  })

  it('that an outage swallowed is asked for again once the connection is back', async () => {
    let asked = 0
    await visitResults({
      ports: {
        recallEstimate: () => {
          asked += 1
          return asked === 1 ? unanswered : TE.right(estimate)
        },
      },
    })
    await comeBackOnline()
    expect(await screen.findByRole('heading', { name: 'Tata Ace' })).toBeVisible()
    await comeBackOnline()
    expect(asked).toBe(2)
  })

  it('because its flow crashed says only that, and comes after Retry', async () => {
    let asked = 0
    const { user } = await visitResults({
      ports: {
        recallEstimate: () => {
          asked += 1
          if (asked === 1) throw new RangeError('out of range')
          return TE.right(estimate)
        },
      },
    })
    expect(await heading('Something went wrong!')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Unexpected error occurred')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Tata Ace' })).toBeVisible()
  })

  it('because it is unknown leads home', async () => {
    await visitResults({ ports: failing({ kind: 'EstimateUnknown' }) })
    expect(await heading('Data Not Found')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Data Not FoundPlease redirect to home.')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/en-IN',
    )
  })

  it('because it has expired says so, and leads to a new one', async () => {
    await visitResults({ ports: failing({ kind: 'EstimateExpired' }) })
    await heading('This estimate has expired')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This estimate has expiredFares change through the day. Get a new estimate for the same route.',
    )
    expect(screen.getByRole('link', { name: 'Get a new estimate' })).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })
})

it('an estimate of another country offers a new one here', async () => {
  await visitResults({ ports: { recallEstimate: () => TE.right(quotedIn('en-AE')) } })
  expect(await heading('This estimate is for another country')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(
    "This estimate is for another countryChoose that country's language again to see its fares, or get a new estimate here.",
  )
  expect(screen.getByRole('link', { name: 'Get a new estimate' })).toHaveAttribute(
    'href',
    '/en-IN/fare-estimate',
  )
  expect(await problemsOnPage()).toEqual([])
})

describe('a link without an estimate', () => {
  it.each([
    'callback_request_id=',
    // From fares whose token was cut off, of somebody who does not want to be called.
    'result=success&lead_entry_created=false&consent_for_callback=false',
    'result=success&consent_for_callback=false',
    // From a fare whose token was cut off: nobody requested a call.
    'lead_entry_created=false&consent_for_callback=true',
  ])('is called incomplete, and leads to a new estimate: %s', async (unasked) => {
    await visitResults({ path: `/en-IN/fare_estimate_mob?${unasked}` })
    expect(await heading('This link is not complete')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete')
  })

  it.each([
    'consent_for_callback=false',
    'callback_request_id=&consent_for_callback=false',
    'result=success&consent_for_callback=false&lead_entry_created=true&send_unregistered_event=true',
  ])('says that there is no service if a lead without a call led there: %s', async (search) => {
    await visitResults({ path: `/en-IN/fare_estimate_mob?${search}` })
    expect(await heading('Sorry! No service is available')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry! No service is available')
    expect(screen.queryByText(/will call you/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Get a new estimate' })).toHaveAttribute(
      'href',
      '/en-IN/fare-estimate',
    )
  })

  it.each([
    'callback_request_id=42',
    'callback_request_id=42&consent_for_callback=true',
    // The link of a lead that is not new says nothing else.
    'consent_for_callback=true',
    // That of a new one, whose service gives nothing but what it has to.
    'consent_for_callback=true&lead_entry_created=true&send_unregistered_event=true',
  ])('says that a call was requested if it was: %s', async (search) => {
    await visitResults({ path: `/en-IN/fare_estimate_mob?${search}` })
    expect(await heading('We have your request')).toBeVisible()
    expect(screen.getByText(/Our team will call you/, { selector: 'p' })).toBeVisible()
    expect(standingRegions().said()).toContain('Our team will call you')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('link', { name: 'Get a new estimate' })).toHaveAttribute(
      'href',
      '/en-IN/fare-estimate',
    )
  })
})

describe('a route that no vehicle serves', () => {
  const portsIn = (locale: string) => ({
    recallEstimate: () => TE.right({ ...quotedIn(locale), vehicles: [] }),
  })

  it('says that there is no service, and what to do', async () => {
    await visitResults({ ports: portsIn('en-IN') })
    expect(
      await screen.findByRole('heading', { name: 'Sorry! No service is available' }),
    ).toBeVisible()
    expect(screen.getAllByRole('link', { name: /Edit/ })[0]).toBeVisible()
  })

  it('says so in Bengali if the page is Bengali', async () => {
    await visitResults({
      ports: portsIn('bn-BD'),
      locale: 'bn-BD',
      texts: { ...everyText, results: { ...everyText.results, ...bengali } },
    })
    expect(await screen.findByRole('heading', { name: 'দুঃখিত! কোনো সেবা পাওয়া যাচ্ছে না' })).toBeVisible()
  })
})
