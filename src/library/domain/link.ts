export {
  allowedLink,
  formatLink,
  type Link,
  type LinkError,
  type UncheckedLink,
} from '../../domain/link/link.ts'
export {
  firstOf,
  formatQuery,
  parseQuery,
  parted,
  type Query,
  withMissing,
} from '../../domain/link/query.ts'
