import * as t from 'io-ts'
import type { LeadDraft } from '../../domain/lead/leadDraft.ts'
import { KeptEntered } from '../fare/keptEntered.codec.ts'

/** The draft of a lead, as this tab keeps it. */
export const KeptLead: t.Type<LeadDraft, unknown> = t.type({ form: KeptEntered, country: t.string })
