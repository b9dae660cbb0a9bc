import { services } from '../../config/market/services.ts'
import { site } from '../../config/market/site.ts'
import { makePickerFeature, type PickerNeeds } from '../application/picker/pickerFeature.ts'
import type { Feature } from '../application/store/createAppStore.ts'
import { makeRecallCity, makeRememberCity } from '../infrastructure/city/rememberCity.ts'
import type { Page } from './page.ts'

/** The pickers, with the services and cities on offer: a chunk of their own. */
export const pickerFeature = (
  { market, limits }: Page,
  ports: Pick<PickerNeeds, 'goTo' | 'readPage'>,
): Feature =>
  makePickerFeature({
    ...ports,
    market,
    limits,
    services,
    site,
    recallCity: makeRecallCity({ storage: () => localStorage }),
    rememberCity: makeRememberCity({ storage: () => localStorage }),
  })
