import { type ContentAddress, isContentAddress } from '../../domain/content/contentAddress.ts'
import { guarded } from './guarded.ts'

const isAddress = (value: unknown): value is ContentAddress =>
  typeof value === 'string' && isContentAddress(value)

/** An address that content may link to or load a picture from: https, or a path within the site. */
export const Address = guarded('Address', isAddress)
