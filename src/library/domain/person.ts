export {
  type NameError,
  type NameRule,
  type PersonName,
  parseName,
  prefilledName,
  splitFullName,
} from '../../domain/person/personName.ts'
