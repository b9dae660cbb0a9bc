import { paint } from '../paint.ts'

/** The background of the small scenes, 240 by 160: a sky, and the ground. */
export const Backdrop = () => (
  <g>
    <path
      d="M28 132 C10 108 18 66 46 48 C70 32 88 40 112 28 C146 12 190 22 208 52 C226 80 226 112 212 132 Z"
      fill={paint.sky}
    />
    <rect x={14} y={130} width={212} height={4} rx={2} fill={paint.ground} />
  </g>
)
