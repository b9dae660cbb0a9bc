import { expect } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import { fareEdited } from '../../src/application/fare/fareForm.slice.ts'
import type { IssueFareTokenError } from '../../src/application/fare/issueFareToken.port.ts'
import type { FareContent } from '../../src/application/fare/loadFareContent.port.ts'
import type { QuoteFareError } from '../../src/application/fare/quoteFare.port.ts'
import type { RecallEstimateError } from '../../src/application/fare/recallEstimate.port.ts'
import type { CaptchaError } from '../../src/application/ports/captcha.port.ts'
import type { RemoteError } from '../../src/application/ports/remoteError.ts'
import type { FareEstimate, FareQuote } from '../../src/domain/fare/fareQuote.ts'
import { FareEstimatePage } from '../../src/ui/fare/FareEstimatePage.tsx'
import { FareResultsPage } from '../../src/ui/results/FareResultsPage.tsx'
import { content, estimate, formRefused, quote } from '../support/fares.ts'
import { type Visit, visit } from '../support/visit.tsx'
import { mobileField, nameField, withRoute } from '../ui/fare/steps.ts'
import { estimateWords } from './faults.ts'
import { late, nothing, press, reporting, scene, type Visited } from './scene.tsx'

const submit = 'Get Fare Estimate'

const askForFares = async (ports: NonNullable<Visit['ports']>) => {
  const visited = await visit(<FareEstimatePage />, {
    ports: { quoteFare: () => TE.right(quote), ...ports },
  })
  await visited.happen(
    ...withRoute,
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )
  await press(submit)
  return visited
}

const isKept = () => {
  expect(nameField()).toHaveValue('Asha Rao')
  expect(nameField()).toBeEnabled()
  expect(mobileField()).toHaveValue('9876543210')
}

const toResults = ({ went }: Visited) => expect(went.map(({ path }) => path)).toEqual([quote.url])

const openResults = (ports: NonNullable<Visit['ports']>) =>
  visit(<FareResultsPage />, {
    path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1',
    ports: {
      recallEstimate: () => TE.right(estimate),
      loadFareContent: () => TE.right(content),
      ...ports,
    },
  })

const showsVehicles = () => expect(screen.getByRole('heading', { name: 'Tata Ace' })).toBeVisible()

const requests = { milliseconds: limits.requestDeadline, ends: late }

const customerRefused = { kind: 'AuthenticationFailed' } as const

/** What is read of a quote that does not come; null if the service said nothing of the whole form. */
export const quoteWords = (error: QuoteFareError): string | null => {
  switch (error.kind) {
    case 'FormRefused':
      return error.message
    case 'AuthenticationFailed':
      return 'Authentication Failed'
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return estimateWords(error)
  }
}

/** What is read of a token that does not come. */
export const tokenWords = (error: IssueFareTokenError): string => {
  if (error.kind === 'TokenRefused') return error.message ?? 'Error in retrieving secure token'
  if (error.kind === 'AuthenticationFailed') return 'Authentication Failed'
  if (error.kind === 'Unreachable' && error.because === 'offline') return estimateWords(error)
  return error.kind === 'NetworkError' && error.message !== null
    ? error.message
    : 'Error in fetching token. Please refresh the page.'
}

const resultsWords = (error: RecallEstimateError): string => {
  switch (error.kind) {
    case 'EstimateUnknown':
      return 'Data Not Found'
    case 'EstimateExpired':
      return 'This estimate has expired'
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return estimateWords(error)
  }
}

/** A guest who is refused because nobody is logged in has no session that could have expired. */
const reportsOfGuest = (error: QuoteFareError | IssueFareTokenError) =>
  error.kind === 'TokenRefused' || error.kind === 'NetworkError'
    ? ({ tag: 'FARE_ESTIMATE', about: error.kind } as const)
    : reporting('FARE_ESTIMATE')(error)

/** From the fare form to its results. */
export const fareRows = {
  quoteFare: [
    scene<QuoteFareError, FareQuote>('from the fare form', {
      answer: quote,
      remote: (error) => error,
      own: {
        AuthenticationFailed: customerRefused,
        FormRefused: formRefused({ unserved: [], fieldErrors: [], formError: 'Not on Sundays' }),
      },
      patience: requests,
      ask: (port) => askForFares({ quoteFare: () => port }),
      tells: quoteWords,
      reports: reportsOfGuest,
      again: () => submit,
      keeps: isKept,
      arrives: toResults,
    }),
  ],
  issueFareToken: [
    scene<IssueFareTokenError, string>('from the fare form', {
      answer: 'token-1',
      remote: (error) => error,
      own: {
        AuthenticationFailed: customerRefused,
        TokenRefused: { kind: 'TokenRefused', message: null },
      },
      patience: requests,
      ask: (port) => askForFares({ issueFareToken: () => port }),
      tells: tokenWords,
      reports: reportsOfGuest,
      again: () => 'Retry',
      keeps: isKept,
      arrives: toResults,
    }),
  ],
  solveCaptcha: [
    scene<CaptchaError, string | null>('from the fare form', {
      answer: 'proof',
      remote: null,
      own: { CaptchaFailed: { kind: 'CaptchaFailed' } },
      patience: { milliseconds: limits.captchaDeadline, ends: { kind: 'CaptchaFailed' } },
      ask: (port) => askForFares({ solveCaptcha: port }),
      tells: () =>
        'Error in fetching token. Please refresh the page.We reload the page in a moment.',
      reports: ({ kind }) => ({ tag: 'CAPTCHA', about: kind }),
      again: nothing,
      keeps: isKept,
      arrives: toResults,
    }),
  ],
  recallEstimate: [
    scene<RecallEstimateError, FareEstimate>('on the results page', {
      answer: estimate,
      remote: (error) => error,
      own: {
        EstimateUnknown: { kind: 'EstimateUnknown' },
        EstimateExpired: { kind: 'EstimateExpired' },
      },
      patience: requests,
      ask: (port) => openResults({ recallEstimate: () => port }),
      tells: resultsWords,
      reports: reporting('FARE_ESTIMATE', 'estimate'),
      again: ({ kind }) =>
        kind === 'EstimateUnknown' || kind === 'EstimateExpired' ? null : 'Retry',
      keeps: null,
      arrives: showsVehicles,
    }),
  ],
  loadFareContent: [
    scene<RemoteError, FareContent>('on the results page', {
      answer: content,
      remote: (error) => error,
      own: {},
      patience: requests,
      ask: (port) => openResults({ loadFareContent: () => port }),
      tells: nothing,
      reports: reporting('FARE_ESTIMATE', 'content'),
      again: nothing,
      keeps: null,
      arrives: showsVehicles,
    }),
  ],
}
