import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { paint } from '../paint.ts'

/** The common frame of the goods pictures: a small square of sky. */
export const GoodsFrame = ({ children }: { readonly children: ReactNode }) => (
  <Picture viewBox="0 0 48 48">
    <rect width={48} height={48} rx={10} fill={paint.sky} />
    {children}
  </Picture>
)
