import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { paint } from '../paint.ts'

/** The common frame of the service pictures, 96 by 80: a sky and the road. */
export const ServiceFrame = ({ children }: { readonly children: ReactNode }) => (
  <Picture viewBox="0 0 96 80">
    <rect x={2} y={2} width={92} height={76} rx={12} fill={paint.sky} />
    {children}
  </Picture>
)

type StagedProps = {
  /** The factor for vehicles drawn in their common scale. */
  readonly scale: number
  readonly children: ReactNode
}

const stage = { width: 228, height: 94, ground: 88 }
const road = 68

/** A vehicle in its common scale in the middle of the frame, its wheels on the road. */
export const Staged = ({ scale, children }: StagedProps) => (
  <svg
    x={(96 - stage.width * scale) / 2}
    y={road - stage.ground * scale}
    width={stage.width * scale}
    height={stage.height * scale}
    aria-hidden="true"
  >
    {children}
  </svg>
)
