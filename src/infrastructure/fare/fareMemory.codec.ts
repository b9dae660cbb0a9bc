import * as t from 'io-ts'
import type { FareDraft } from '../../domain/fare/fareDraft.ts'
import type { FareForm } from '../../domain/fare/fareForm.ts'
import { KeptCategory, KeptEntered } from './keptEntered.codec.ts'

const KeptForm: t.Type<FareForm, unknown> = t.intersection([
  KeptEntered,
  t.type({ category: KeptCategory }),
])

/** The draft of the fare form, as this tab keeps it. */
export const KeptFareDraft: t.Type<FareDraft, unknown> = t.type({
  form: KeptForm,
  country: t.string,
  asked: t.union([t.string, t.null]),
})
