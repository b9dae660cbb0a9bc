import { expect, it } from '@jest/globals'
import { ghoda } from '../../../config/brand/ghoda.ts'
import { hathi } from '../../../config/brand/hathi.ts'
import { documentsOf } from '../../../src/domain/session/legalDocuments.ts'

const site = 'https://hathi.example'

it('customers agree to the brand’s own documents for their locale', () => {
  expect(documentsOf(ghoda.legal)('en-IN', site)).toEqual([
    { type: 'terms_of_service', url: 'https://ghoda.example/en-IN/terms' },
    { type: 'privacy_policy', url: 'https://ghoda.example/en-IN/privacy' },
  ])
})

it.each(['en-IN', 'tr-TR'])(
  'customers agree to the pages of the site in %s if the brand has no documents for it',
  (locale) => {
    expect(documentsOf(hathi.legal)(locale, site)).toEqual([
      { type: 'terms_of_service', url: `${site}/${locale}/terms-of-service` },
      { type: 'privacy_policy', url: `${site}/${locale}/privacy-policy` },
    ])
  },
)
