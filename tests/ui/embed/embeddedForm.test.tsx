import { afterEach, expect, it } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { hathi } from '../../../config/brand/hathi.ts'
import { limits } from '../../../config/market/limits.ts'
import { quotingFailed, quotingStarted } from '../../../src/application/fare/fareForm.slice.ts'
import { embeddedStore } from '../../../src/composition/embed/embeddedStore.ts'
import { embeddedSurroundings } from '../../../src/composition/embed/embeddedSurroundings.ts'
import type { Configuration } from '../../../src/infrastructure/configuration/configuration.ts'
import { makeI18n } from '../../../src/ui/app/text/texts.ts'
import { EmbeddedForm } from '../../../src/ui/embed/EmbeddedForm.tsx'
import { everyText } from '../../support/texts.ts'
import { market, standInWindow } from '../../support/visit.tsx'

const site = 'https://hathi.example'

const configuration: Configuration = {
  brand: 'hathi',
  customerUrl: `${site}/customer`,
  orderUrl: `${site}/order`,
  contentUrl: `${site}/content`,
  maps: 'open',
  placesUrl: `${site}/places`,
  tilesUrl: '/tiles/{z}/{x}/{y}.svg',
  tilesAttribution: '',
  googleMapsKey: null,
  captchaSiteKey: null,
  paramsSecret: 'a secret',
  redirectOrigins: [],
  appLinks: null,
  analytics: { kind: 'none' },
  errors: { kind: 'none' },
  offline: false,
}

const stops: Array<() => void> = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const embed = (locale: string) => {
  standInWindow(true)
  const here = market(locale)
  const quiet = { report: () => undefined, goTo: () => undefined }
  const page = {
    configuration,
    brand: hathi.id,
    market: here,
    limits,
    deviceId: 'device-1',
    sent: null,
    ...quiet,
  }
  const { store, stop } = embeddedStore({ page, brandName: hathi.name, site, ...quiet })
  stops.push(stop)
  render(
    <EmbeddedForm
      store={store}
      i18n={makeI18n(here.language, everyText, hathi.name)}
      surroundings={embeddedSurroundings(hathi, { origin: site, ...quiet })}
      embedding={window}
      crashed={null}
    />,
  )
  return store
}

it('offers a visitor of a partner’s page no login, because there is none', () => {
  const store = embed('en-IN')
  act(() => {
    store.dispatch(quotingStarted('request-1'))
    store.dispatch(quotingFailed({ failure: { kind: 'AuthenticationFailed' }, refused: [] }))
  })
  expect(screen.getByRole('alert')).toHaveTextContent('You can send it again as a guest.')
})
