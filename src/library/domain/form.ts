export { type FieldError, fieldWords } from '../../domain/form/fieldWords.ts'
export {
  abandoned,
  edited,
  type Form,
  type FormPhase,
  failed,
  left,
  newForm,
  type RefusedField,
  refusalOf,
  rejected,
  reset,
  settled,
  showsErrorOf,
  submitted,
  succeeded,
  withdrawn,
} from '../../domain/form/form.ts'
