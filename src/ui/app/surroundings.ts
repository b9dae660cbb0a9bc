import { createContext, use } from 'react'
import type { MountMap } from '../../application/place/mountMap.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { Limits } from '../../domain/market/limits.ts'
import type { BrandLook } from '../design/brandLook.ts'

/** What the website asks of its brand. */
export type WebsiteBrand = BrandLook & {
  readonly nativeName: string
  readonly supportNumber: string
}

/** What the screens are given besides the store. */
export type Surroundings = {
  readonly brand: WebsiteBrand
  readonly limits: Limits
  readonly mountMap: MountMap<HTMLElement>
  readonly report: ReportProblem
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

/** What surrounds the screen; the application always provides it. */
export const useSurroundings = (): Surroundings => {
  const surroundings = use(SurroundingsContext)
  if (surroundings === null) throw new Error('The screens stand inside the application')
  return surroundings
}
