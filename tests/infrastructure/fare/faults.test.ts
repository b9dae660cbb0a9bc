import { makeHttpIssueFareToken } from '../../../src/infrastructure/fare/httpIssueFareToken.ts'
import { makeHttpLoadFareContent } from '../../../src/infrastructure/fare/httpLoadFareContent.ts'
import { makeHttpQuoteFare } from '../../../src/infrastructure/fare/httpQuoteFare.ts'
import { makeHttpRecallEstimate } from '../../../src/infrastructure/fare/httpRecallEstimate.ts'
import { farePage } from '../../support/fares.ts'
import { koramangalaToWhitefield } from '../support/bangaloreRoute.ts'
import { failsAsDocumented } from '../support/faultContract.ts'
import { context } from '../support/services.ts'

failsAsDocumented({
  call: 'validator',
  path: '/website/fare_estimate_validator_v2',
  service: 'order',
  ask: (http) => makeHttpQuoteFare(http)(koramangalaToWhitefield, farePage, null, context),
})

failsAsDocumented({
  call: 'secure',
  path: '/fare_estimate_secure',
  service: 'order',
  ask: (http) => makeHttpIssueFareToken(http)(koramangalaToWhitefield, farePage, 3, context),
})

failsAsDocumented({
  call: 'fareEstimate',
  path: '/website/fare_estimates/{fare_estimate_token}',
  service: 'order',
  ask: (http) => makeHttpRecallEstimate(http)('some-token', context),
})

failsAsDocumented({
  call: 'fareResults',
  path: '/api/website-fare-results',
  service: 'content',
  ask: (http) => makeHttpLoadFareContent(http)('en-IN'),
})
