import type * as t from 'io-ts'

// The branches of an intersection or a union are steps of the codec, not of the response.
const branches = new Set<unknown>(['IntersectionType', 'UnionType'])

const branchesOut = (type: object | undefined): boolean =>
  type !== undefined && '_tag' in type && branches.has(type._tag)

const pathOf = ({ context }: t.ValidationError): string =>
  context
    .filter((step, at) => step.key !== '' && !branchesOut(context[at - 1]?.type))
    .map(({ key }) => key)
    .join('/') || '(whole)'

/**
 * Where a response departs from its codec, such as `vehicles/0/base_fare/value`: each path once,
 * never a value.
 */
export const contractPaths = (errors: t.Errors): readonly string[] => [
  ...new Set(errors.map(pathOf)),
]
