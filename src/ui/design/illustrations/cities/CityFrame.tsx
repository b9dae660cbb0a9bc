import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { paint } from '../paint.ts'

/** Where the buildings stand. */
export const GROUND = 58

/** The common frame of the city pictures, 96 by 64: a sky, a sun, and the ground. */
export const CityFrame = ({ children }: { readonly children: ReactNode }) => (
  <Picture viewBox="0 0 96 64">
    <rect width={96} height={64} rx={8} fill={paint.sky} />
    <circle cx={80} cy={15} r={6} fill={paint.cargoLight} />
    {children}
    <path d={`M0 ${GROUND} H96 V56 A8 8 0 0 1 88 64 H8 A8 8 0 0 1 0 56 Z`} fill={paint.ground} />
  </Picture>
)
