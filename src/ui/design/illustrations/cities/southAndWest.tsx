import { paint } from '../paint.ts'
import { CityFrame, GROUND } from './CityFrame.tsx'
import { Arch, Dome, Houses, Tower, Wall, Water } from './masonry.tsx'

/** The Gateway of India at the water. */
export const Mumbai = () => (
  <CityFrame>
    <Tower x={24} width={5} height={32} />
    <Tower x={67} width={5} height={32} />
    <Wall x={29} width={38} height={28} />
    <Wall x={27} width={42} height={4} over={28} fill={paint.bodyShade} />
    <Arch x={40} width={16} height={22} />
    <Arch x={32} width={5} height={13} />
    <Arch x={59} width={5} height={13} />
    <Water />
  </CityFrame>
)

/** Vidhana Soudha under its dome. */
export const Bengaluru = () => (
  <CityFrame>
    <Wall x={16} width={64} height={18} />
    <Wall x={36} width={24} height={24} fill={paint.bodyShade} />
    <Dome x={48} radius={9} over={24} />
    <Dome x={22} radius={4} over={18} />
    <Dome x={74} radius={4} over={18} />
    {[20, 26, 64, 70].map((x) => (
      <Arch key={x} x={x} width={4} height={11} />
    ))}
    {[39, 45.5, 52].map((x) => (
      <Arch key={x} x={x} width={4.5} height={18} />
    ))}
  </CityFrame>
)

/** The Charminar. */
export const Hyderabad = () => (
  <CityFrame>
    <Houses />
    <Tower x={28} width={6} height={42} />
    <Tower x={62} width={6} height={42} />
    <Wall x={34} width={28} height={28} />
    <Wall x={32} width={32} height={3} over={28} fill={paint.bodyShade} />
    <Arch x={41} width={14} height={20} />
    <Dome x={48} radius={5} over={31} />
  </CityFrame>
)

/** The gopuram of a temple. */
export const Chennai = () => (
  <CityFrame>
    <Houses />
    <path d={`M30 ${GROUND} L38 18 H58 L66 ${GROUND} Z`} fill={paint.body} />
    <path d="M33 46 H63 M35.5 36 H60.5 M37.5 27 H58.5" stroke={paint.cargo} strokeWidth={3} />
    <rect x={36} y={13} width={24} height={6} rx={3} fill={paint.cargo} />
    <Arch x={44} width={8} height={10} fill={paint.bodyShade} />
  </CityFrame>
)

/** The shaking minarets of an old mosque. */
export const Ahmedabad = () => (
  <CityFrame>
    <Tower x={24} width={7} height={38} />
    <Tower x={65} width={7} height={38} />
    <path d="M23 34 H32 M64 34 H73" stroke={paint.bodyShade} strokeWidth={3} />
    <Wall x={31} width={34} height={24} />
    <Arch x={42} width={12} height={19} />
    <Arch x={34} width={5} height={12} />
    <Arch x={57} width={5} height={12} />
    <Dome x={48} radius={7} over={24} />
  </CityFrame>
)

/** The fort of the Peshwas. */
export const Pune = () => (
  <CityFrame>
    <Wall x={12} width={72} height={18} fill={paint.cargo} />
    <path
      d={`M12 40 V36 H18 V40 H24 V36 H30 V40 M66 40 V36 H72 V40 H78 V36 H84 V40`}
      fill={paint.cargo}
    />
    <Wall x={30} width={9} height={26} fill={paint.cargoShade} />
    <Wall x={57} width={9} height={26} fill={paint.cargoShade} />
    <Wall x={39} width={18} height={22} fill={paint.cargoShade} />
    <Arch x={43} width={10} height={15} fill={paint.bodyShade} />
    <path d="M48 36 V24 L56 27 L48 30" fill={paint.body} stroke={paint.body} />
  </CityFrame>
)

/** The bridge of cables over the Tapi. */
export const Surat = () => (
  <CityFrame>
    <Houses />
    <path d="M46 56 L48 14 L50 56" fill={paint.body} />
    <path
      d="M48 18 L14 48 M48 24 L26 48 M48 30 L36 48 M48 18 L82 48 M48 24 L70 48 M48 30 L60 48"
      stroke={paint.bodyLight}
      strokeWidth={1.6}
    />
    <rect x={6} y={47} width={84} height={4} rx={2} fill={paint.bodyShade} />
    <Water />
  </CityFrame>
)

/** A mill under the hills. */
export const Coimbatore = () => (
  <CityFrame>
    <path d={`M4 ${GROUND} L26 26 L40 44 L58 22 L92 ${GROUND} Z`} fill={paint.leaf} />
    <Wall x={24} width={40} height={16} />
    <path d="M24 42 L34 34 V42 L44 34 V42 L54 34 V42 L64 34 V42" fill={paint.bodyShade} />
    <Wall x={67} width={5} height={28} fill={paint.paper} />
    {[29, 39, 49].map((x) => (
      <Arch key={x} x={x} width={6} height={9} />
    ))}
  </CityFrame>
)

/** The nets at the harbour. */
export const Kochi = () => (
  <CityFrame>
    <path
      d="M30 56 L52 18 M74 54 L52 18 M52 18 L22 30 M52 18 L60 36"
      stroke={paint.bodyShade}
      strokeWidth={2.4}
      strokeLinecap="round"
      fill="none"
    />
    <path d="M22 30 L60 36 C54 52 34 54 22 30 Z" fill={paint.bodyLight} opacity={0.7} />
    <path d="M66 50 H88 L84 56 H70 Z" fill={paint.cargo} />
    <path
      d="M12 56 C16 44 14 38 12 34 M12 34 C6 32 4 36 4 38 M12 34 C18 32 20 36 20 38"
      stroke={paint.leaf}
      strokeWidth={2.4}
      fill="none"
      strokeLinecap="round"
    />
    <Water />
  </CityFrame>
)

/** A temple above the steps of the Godavari. */
export const Nashik = () => (
  <CityFrame>
    <path d="M38 44 C38 30 46 26 48 14 C50 26 58 30 58 44 Z" fill={paint.cargo} />
    <path d="M26 44 C26 36 30 34 31 27 C32 34 36 36 36 44 Z" fill={paint.cargoShade} />
    <path d="M60 44 C60 36 64 34 65 27 C66 34 70 36 70 44 Z" fill={paint.cargoShade} />
    <rect x={22} y={44} width={52} height={5} fill={paint.body} />
    <rect x={16} y={49} width={64} height={4} fill={paint.bodyLight} />
    <rect x={10} y={53} width={76} height={4} fill={paint.body} />
    <Water />
  </CityFrame>
)

/** The lighthouse on its hill by the sea. */
export const Visakhapatnam = () => (
  <CityFrame>
    <path d={`M0 ${GROUND} C18 38 34 34 52 ${GROUND} Z`} fill={paint.leaf} />
    <path d="M22 44 L25 20 H33 L36 44 Z" fill={paint.white} />
    <path d="M23.3 34 H34.7 L34 28 H24 Z" fill={paint.tail} />
    <rect x={24} y={14} width={10} height={6} rx={2} fill={paint.cargo} />
    <path d="M52 50 H84 L80 57 H57 Z" fill={paint.body} />
    <path d="M60 50 V42 H76 V50 M66 42 V36 H72 V42" fill={paint.bodyLight} />
    <Water from={40} />
  </CityFrame>
)
