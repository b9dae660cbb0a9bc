import { makeHttpLoadCities } from '../../../src/infrastructure/content/httpLoadCities.ts'
import { makeHttpLoadPage } from '../../../src/infrastructure/content/httpLoadPage.ts'
import { failsAsDocumented } from '../support/faultContract.ts'

failsAsDocumented({
  call: 'page',
  path: '/api/website-pages/{slug}',
  service: 'content',
  ask: (http) => makeHttpLoadPage(http)('about-us', 'en-IN'),
})

failsAsDocumented({
  call: 'cities',
  path: '/api/website-cities',
  service: 'content',
  ask: (http) => makeHttpLoadCities(http)('en-IN'),
})
