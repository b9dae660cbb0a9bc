import { paint } from '../paint.ts'
import { CityFrame, GROUND } from './CityFrame.tsx'
import { Arch, Dome, Houses, Tower, Wall, Water } from './masonry.tsx'

/** India Gate. */
export const DelhiNcr = () => (
  <CityFrame>
    <Houses />
    <Wall x={32} width={32} height={36} fill={paint.cargo} />
    <Wall x={29} width={38} height={4} over={36} fill={paint.cargoShade} />
    <Wall x={38} width={20} height={4} over={40} fill={paint.cargoShade} />
    <Arch x={40} width={16} height={27} />
    <path d="M32 32 H64" stroke={paint.cargoShade} strokeWidth={2} />
  </CityFrame>
)

/** The Red Fort's gate. */
export const Delhi = () => (
  <CityFrame>
    <Wall x={8} width={80} height={16} fill={paint.paper} />
    <path
      d="M8 42 V38 H13 V42 H18 V38 H23 V42 H28 V38 M68 38 V42 H73 V38 H78 V42 H83 V38 H88 V42"
      fill={paint.paper}
    />
    <Tower x={28} width={9} height={30} fill={paint.paperShade} cap={paint.white} />
    <Tower x={59} width={9} height={30} fill={paint.paperShade} cap={paint.white} />
    <Wall x={37} width={22} height={26} fill={paint.paperShade} />
    {[41, 48, 55].map((x) => (
      <Dome key={x} x={x} radius={3} over={26} fill={paint.white} />
    ))}
    <Arch x={42} width={12} height={17} fill={paint.bodyShade} />
  </CityFrame>
)

/** Hawa Mahal, a palace of windows. */
export const Jaipur = () => (
  <CityFrame>
    <path
      d={`M18 ${GROUND} V44 H26 V34 H36 V24 H42 L48 16 L54 24 H60 V34 H70 V44 H78 V${GROUND} Z`}
      fill={paint.cargo}
    />
    {[22, 30, 38, 46, 54, 62, 70].map((x) => (
      <Arch key={`${x} low`} x={x} width={5} height={8} over={3} fill={paint.paper} />
    ))}
    {[30, 38, 46, 54, 62].map((x) => (
      <Arch key={`${x} middle`} x={x} width={5} height={8} over={13} fill={paint.paper} />
    ))}
    {[38, 46, 54].map((x) => (
      <Arch key={`${x} high`} x={x} width={5} height={8} over={23} fill={paint.paper} />
    ))}
  </CityFrame>
)

/** The Howrah Bridge. */
export const Kolkata = () => (
  <CityFrame>
    <path
      d="M6 44 L26 18 H30 C40 36 56 36 66 18 H70 L90 44"
      stroke={paint.body}
      strokeWidth={3}
      fill="none"
      strokeLinejoin="round"
    />
    <path
      d="M28 18 V56 M68 18 V56 M38 29 V46 M48 32 V46 M58 29 V46 M17 30 V46 M79 30 V46"
      stroke={paint.bodyShade}
      strokeWidth={2}
    />
    <path
      d="M28 30 L38 46 L48 32 L58 46 L68 30"
      stroke={paint.bodyLight}
      strokeWidth={1.6}
      fill="none"
    />
    <rect x={4} y={44} width={88} height={4} rx={2} fill={paint.bodyShade} />
    <Water />
  </CityFrame>
)

/** Rumi Darwaza. */
export const Lucknow = () => (
  <CityFrame>
    <Tower x={18} width={6} height={24} />
    <Tower x={72} width={6} height={24} />
    <path
      d={`M26 ${GROUND} V34 C34 30 40 24 48 16 C56 24 62 30 70 34 V${GROUND} Z`}
      fill={paint.cargo}
    />
    <path
      d={`M34 ${GROUND} V42 C40 39 44 35 48 30 C52 35 56 39 62 42 V${GROUND} Z`}
      fill={paint.cargoShade}
    />
    <Arch x={42} width={12} height={15} fill={paint.bodyShade} />
    <path d="M48 16 V11" stroke={paint.cargoShade} strokeWidth={2} strokeLinecap="round" />
  </CityFrame>
)

/** Rajwada. */
export const Indore = () => (
  <CityFrame>
    <Wall x={14} width={68} height={14} fill={paint.paper} />
    <Wall x={30} width={36} height={36} fill={paint.paperShade} />
    <path d="M27 24 H69 L65 19 H31 Z" fill={paint.cargo} />
    <path d="M30 44 H66 M30 34 H66" stroke={paint.cargo} strokeWidth={2.4} />
    {[34, 45, 56].map((x) => (
      <Arch key={`${x} high`} x={x} width={6} height={7} over={26} fill={paint.white} />
    ))}
    {[34, 45, 56].map((x) => (
      <Arch key={`${x} middle`} x={x} width={6} height={7} over={16} fill={paint.white} />
    ))}
    <Arch x={42} width={12} height={12} fill={paint.bodyShade} />
  </CityFrame>
)

/** The stupa of Deekshabhoomi. */
export const Nagpur = () => (
  <CityFrame>
    <path d={`M20 ${GROUND} C20 28 34 20 48 20 C62 20 76 28 76 ${GROUND} Z`} fill={paint.white} />
    <path d="M44 20 V14 H52 V20 Z" fill={paint.cargo} />
    <path d="M42 14 H54 M48 14 V7" stroke={paint.cargo} strokeWidth={2.4} strokeLinecap="round" />
    <Wall x={12} width={72} height={7} fill={paint.body} />
    <Arch x={41} width={14} height={16} fill={paint.bodyShade} />
    <Tower x={10} width={6} height={18} />
    <Tower x={80} width={6} height={18} />
  </CityFrame>
)

/** The Open Hand, which turns in the wind. */
export const Chandigarh = () => (
  <CityFrame>
    <path d={`M4 ${GROUND} L24 36 L40 50 L60 34 L92 ${GROUND} Z`} fill={paint.leaf} opacity={0.7} />
    <rect x={46} y={36} width={4} height={22} fill={paint.metal} />
    <path
      d="M32 38 C26 32 28 26 33 27 L36 30 V18 C36 15 40 15 40 18 V15 C40 12 44 12 44 15 V14 C44 11 48 11 48 14 V17 C48 14 52 14 52 17 V29 L58 24 C62 22 66 26 62 30 L52 40 C46 44 38 43 32 38 Z"
      fill={paint.cargo}
    />
    <path
      d="M40 18 V28 M44 15 V28 M48 17 V28"
      stroke={paint.cargoShade}
      strokeWidth={1.6}
      strokeLinecap="round"
    />
  </CityFrame>
)

/** Laxmi Vilas Palace. */
export const Vadodara = () => (
  <CityFrame>
    <Wall x={14} width={68} height={18} fill={paint.paper} />
    <Wall x={42} width={10} height={38} fill={paint.paperShade} />
    <Dome x={47} radius={5.5} over={38} />
    <Dome x={24} radius={7} over={18} />
    <Dome x={70} radius={7} over={18} />
    {[18, 25, 32, 58, 65, 72].map((x) => (
      <Arch key={x} x={x} width={5} height={11} fill={paint.white} />
    ))}
    <Arch x={44.5} width={5} height={12} fill={paint.bodyShade} />
  </CityFrame>
)

/** The clock tower. */
export const Ludhiana = () => (
  <CityFrame>
    <Houses />
    <Wall x={40} width={16} height={36} fill={paint.paperShade} />
    <Wall x={37} width={22} height={8} fill={paint.body} />
    <path d="M38 22 H58 L48 10 Z" fill={paint.cargo} />
    <circle cx={48} cy={30} r={5.5} fill={paint.white} />
    <path
      d="M48 26.5 V30 L50.5 32"
      stroke={paint.tyre}
      strokeWidth={1.4}
      strokeLinecap="round"
      fill="none"
    />
    <Arch x={44.5} width={7} height={11} fill={paint.bodyShade} />
  </CityFrame>
)

/** The mills at the Ganges. */
export const Kanpur = () => (
  <CityFrame>
    <Wall x={16} width={44} height={20} />
    <path d="M16 38 L27 29 V38 L38 29 V38 L49 29 V38 L60 29 V38" fill={paint.bodyShade} />
    <Wall x={64} width={5} height={38} fill={paint.paper} />
    <Wall x={74} width={5} height={32} fill={paint.paperShade} />
    <path
      d="M67 18 C71 14 69 11 73 8"
      stroke={paint.white}
      strokeWidth={3}
      strokeLinecap="round"
      fill="none"
    />
    {[21, 32, 43].map((x) => (
      <Arch key={x} x={x} width={7} height={11} />
    ))}
    <Water />
  </CityFrame>
)
