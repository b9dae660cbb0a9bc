import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import { paint } from '../paint.ts'
import { Pin } from './Pin.tsx'

const houses = [
  { x: 18, y: 196, width: 54, height: 104 },
  { x: 78, y: 158, width: 44, height: 142 },
  { x: 128, y: 214, width: 60, height: 86 },
  { x: 398, y: 186, width: 52, height: 114 },
  { x: 456, y: 144, width: 48, height: 156 },
  { x: 510, y: 206, width: 62, height: 94 },
  { x: 578, y: 172, width: 44, height: 128 },
] as const

/**
 * A street through the city, with a route above it from the dot to the pin. Vehicles stand at y
 * 329.
 */
export const Street = ({ children }: { readonly children: ReactNode }) => (
  <Picture viewBox="0 0 640 400">
    <rect width={640} height={400} rx={24} fill={paint.sky} />
    <circle cx={520} cy={82} r={34} fill={paint.cargoLight} />
    <path
      d="M60 78 a14 14 0 0 1 25 -8 a17 17 0 0 1 32 4 a11 11 0 0 1 -2 22 H72 a10 10 0 0 1 -12 -18 Z"
      fill={paint.white}
      opacity={0.8}
    />
    <path
      d="M330 60 a11 11 0 0 1 20 -6 a13 13 0 0 1 25 3 a9 9 0 0 1 -2 17 H339 a8 8 0 0 1 -9 -14 Z"
      fill={paint.white}
      opacity={0.8}
    />
    {houses.map(({ x, y, width, height }) => (
      <g key={x}>
        <rect x={x} y={y} width={width} height={height} rx={4} fill={paint.white} opacity={0.85} />
        <path
          d={`M${x + 10} ${y + 18} H${x + width - 10} M${x + 10} ${y + 38} H${x + width - 10} M${x + 10} ${y + 58} H${x + width - 10} M${x + 10} ${y + 78} H${x + width - 10}`}
          stroke={paint.hub}
          strokeWidth={7}
          strokeDasharray="9 8"
        />
      </g>
    ))}
    <path
      d="M0 276 C70 250 130 262 190 274 C250 240 360 236 430 268 C500 250 580 250 640 272 V320 H0 Z"
      fill={paint.leaf}
    />
    <rect x={0} y={300} width={640} height={66} fill={paint.metal} />
    <path d="M0 366 H640 V376 A24 24 0 0 1 616 400 H24 A24 24 0 0 1 0 376 Z" fill={paint.leaf} />
    <path d="M0 300 H640" stroke={paint.hub} strokeWidth={5} />
    <path
      d="M16 346 H632"
      stroke={paint.white}
      strokeWidth={4}
      strokeDasharray="26 20"
      opacity={0.9}
    />
    <path
      d="M96 292 C96 150 220 110 320 128 C430 148 520 110 552 246"
      stroke={paint.pickup}
      strokeWidth={5}
      strokeDasharray="1 13"
      strokeLinecap="round"
      fill="none"
    />
    <circle cx={96} cy={292} r={15} fill={paint.white} />
    <circle cx={96} cy={292} r={10} fill="none" stroke={paint.pickup} strokeWidth={7} />
    <Pin x={552} y={300} height={70} />
    {children}
  </Picture>
)
