import type { Report } from '../../src/application/ports/reporter.port.ts'

/**
 * What a flow tells the operators of a failure: nothing where its adapter has told them, as it does
 * of an answer that breaks the contract.
 */
export const told = ({ kind }: { readonly kind: string }, report: Report): readonly Report[] =>
  kind === 'ContractBroken' || kind === 'PlacesUnavailable' ? [] : [report]
