import {
  edited,
  type Form,
  failed,
  fieldLeft,
  newForm,
  refusalOf,
  submitted,
} from 'hathi/domain/form'

type Contact = { readonly name: string; readonly mobile: string }
const blank: Form<Contact, 'Offline'> = newForm({ name: '', mobile: '' })

const typed: Form<Contact, 'Offline'> = fieldLeft('name')(edited({ name: 'Asha' })(blank))
const sent: Form<Contact, 'Offline'> = failed('Offline', [])(submitted(typed))
const told: Form<Contact, 'Offline'> = failed(null, [
  { field: 'mobile', message: 'Known already' },
])(submitted(sent))
export const words: string | null = refusalOf(told)('mobile')?.message ?? null

// @ts-expect-error: a contact has no age
edited({ age: 7 })(blank)
// @ts-expect-error: a name is a text
edited({ name: 7 })(blank)
// @ts-expect-error: a contact has no age to leave
fieldLeft('age')(blank)
