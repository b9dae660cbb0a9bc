import { paint } from '../paint.ts'
import { CityFrame, GROUND } from './CityFrame.tsx'
import { Arch, Dome, Tower, Wall, Water } from './masonry.tsx'

/** The tallest of its towers. */
export const Dubai = () => (
  <CityFrame>
    <Wall x={14} width={9} height={22} fill={paint.bodyLight} />
    <Wall x={26} width={8} height={30} fill={paint.bodyLight} />
    <Wall x={62} width={9} height={26} fill={paint.bodyLight} />
    <path d={`M74 ${GROUND} V30 C82 36 85 46 85 ${GROUND} Z`} fill={paint.cargo} />
    <path
      d={`M40 ${GROUND} V40 H43 V28 H46 V16 L48 4 L50 16 V28 H53 V40 H56 V${GROUND} Z`}
      fill={paint.body}
    />
    <path d="M48 16 V58" stroke={paint.bodyShade} strokeWidth={1.6} />
  </CityFrame>
)

/** A dhow before the mosque. */
export const Sharjah = () => (
  <CityFrame>
    <Tower x={20} width={5} height={34} />
    <Tower x={55} width={5} height={34} />
    <Wall x={25} width={30} height={18} />
    <Dome x={40} radius={9} over={18} />
    <Arch x={36} width={8} height={13} />
    <path d="M60 50 H90 C88 56 84 58 78 58 H68 C64 58 61 54 60 50 Z" fill={paint.paper} />
    <path d="M76 50 V26 C86 34 88 42 88 48 H76" fill={paint.white} stroke={paint.paperShade} />
    <Water from={50} to={92} />
  </CityFrame>
)

/** Domes and minarets over the strait. */
export const Istanbul = () => (
  <CityFrame>
    <path
      d="M18 56 V20 L20 12 L22 20 V56 Z M74 56 V20 L76 12 L78 20 V56 Z"
      fill={paint.bodyLight}
    />
    <path
      d="M30 56 V26 L32 19 L34 26 V56 Z M62 56 V26 L64 19 L66 26 V56 Z"
      fill={paint.bodyLight}
    />
    <Wall x={24} width={48} height={16} />
    <Dome x={48} radius={13} over={16} fill={paint.body} />
    <Dome x={32} radius={6} over={16} fill={paint.bodyShade} />
    <Dome x={64} radius={6} over={16} fill={paint.bodyShade} />
    {[30, 38, 46, 54, 62].map((x) => (
      <Arch key={x} x={x} width={4} height={9} fill={paint.cargoLight} />
    ))}
    <Water />
  </CityFrame>
)

/** The parliament in its lake. */
export const Dhaka = () => (
  <CityFrame>
    <path d={`M20 ${GROUND - 2} V32 H32 V24 H64 V32 H76 V${GROUND - 2} Z`} fill={paint.bodyLight} />
    <path d="M32 56 V24 H64 V56 Z" fill={paint.body} />
    <circle cx={48} cy={36} r={6} fill={paint.sky} />
    <path d="M22 50 L28 36 L34 50 Z M62 50 L68 36 L74 50 Z" fill={paint.sky} />
    <path d="M42 56 L48 46 L54 56 Z" fill={paint.bodyShade} />
    <Water />
  </CityFrame>
)

/** A city without a landmark of its own. */
export const AnyCity = () => (
  <CityFrame>
    <Wall x={14} width={14} height={22} fill={paint.bodyLight} />
    <Wall x={30} width={16} height={34} />
    <Wall x={48} width={14} height={26} fill={paint.bodyShade} />
    <Wall x={64} width={18} height={18} fill={paint.bodyLight} />
    <path
      d="M34 30 H42 M34 38 H42 M34 46 H42 M52 38 H58 M52 46 H58 M18 44 H24 M68 48 H78"
      stroke={paint.sky}
      strokeWidth={3}
      strokeDasharray="3 2"
    />
  </CityFrame>
)
