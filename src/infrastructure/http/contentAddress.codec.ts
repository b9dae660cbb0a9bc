import * as t from 'io-ts'
import { type ContentAddress, isContentAddress } from '../../domain/content/contentAddress.ts'

const isAddress = (value: unknown): value is ContentAddress =>
  typeof value === 'string' && isContentAddress(value)

/** An address that content may link to or load a picture from: https, or a path within the site. */
export const Address = new t.Type<ContentAddress, unknown, unknown>(
  'Address',
  isAddress,
  (value, context) => (isAddress(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)
