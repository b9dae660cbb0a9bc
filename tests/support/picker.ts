import { services } from '../../config/market/services.ts'
import { site } from '../../config/market/site.ts'
import type { PickerNeeds } from '../../src/application/picker/pickerFeature.ts'

/** Fakes of what the pickers need, in a browser that knows no city yet. */
export const quietPicker = {
  services,
  site,
  recallCity: () => null,
  rememberCity: () => undefined,
} satisfies Partial<PickerNeeds>
