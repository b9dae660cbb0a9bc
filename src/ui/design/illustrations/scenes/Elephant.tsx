import { paint } from '../paint.ts'
import { Parcel } from './Parcel.tsx'

/** The brand's elephant with a parcel on its trunk: 150 by 112, feet at y 112. */
export const Elephant = () => (
  <g>
    <path
      d="M14 48 C6 54 8 66 3 74"
      stroke={paint.bodyShade}
      strokeWidth={4}
      strokeLinecap="round"
      fill="none"
    />
    <path d="M3 74 L0 81" stroke={paint.tyre} strokeWidth={5} strokeLinecap="round" />
    <path d="M30 72 H50 V107 A5 5 0 0 1 45 112 H35 A5 5 0 0 1 30 107 Z" fill={paint.bodyShade} />
    <path d="M76 72 H96 V107 A5 5 0 0 1 91 112 H81 A5 5 0 0 1 76 107 Z" fill={paint.bodyShade} />
    <path
      d="M12 62 C12 36 30 20 56 20 H78 C98 20 110 36 110 58 V72 C110 81 104 86 95 87 C78 90 58 90 36 88 V107 A5 5 0 0 1 31 112 H19 A5 5 0 0 1 14 107 Z"
      fill={paint.body}
    />
    <path d="M62 76 H84 V107 A5 5 0 0 1 79 112 H67 A5 5 0 0 1 62 107 Z" fill={paint.body} />
    <path
      d="M104 42 H119 C124 52 125 64 125 76 C125 82 131 82 131.5 75 V63 H144 V77 C144 99 113 99 112.5 78 C112.3 70 108 62 102 58 Z"
      fill={paint.body}
    />
    <path
      d="M138 64 V70"
      stroke={paint.body}
      strokeWidth={11}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
    <circle cx={96} cy={40} r={25} fill={paint.body} />
    <path
      d="M104 62 C108 68 114 70 121 68"
      stroke={paint.white}
      strokeWidth={4.5}
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M34 21 C46 17 66 17 76 21 L74 56 C74 59 72 61 69 61 H41 C38 61 36 59 36 56 Z"
      fill={paint.cargo}
    />
    <path d="M36.3 50 H73.7" stroke={paint.cargoShade} strokeWidth={4} />
    <path d="M35 28 H75.5" stroke={paint.cargoLight} strokeWidth={3} />
    <circle cx={55} cy={39} r={5} fill={paint.cargoLight} />
    <path
      d="M74 22 C60 24 56 44 62 58 C66 68 78 70 84 62 C90 54 92 40 88 30 C85 23 80 21 74 22 Z"
      fill={paint.bodyLight}
    />
    <path
      d="M75 29 C67 33 65 45 69 54"
      stroke={paint.body}
      strokeWidth={2}
      strokeLinecap="round"
      fill="none"
      opacity={0.6}
    />
    <circle cx={104} cy={35} r={3.2} fill={paint.tyre} />
    <circle cx={105.2} cy={33.8} r={1} fill={paint.white} />
    <path
      d="M98 27 C101 24.5 105 24.5 108 26.5"
      stroke={paint.bodyShade}
      strokeWidth={2}
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M17 110 H22 M26 110 H31 M66 110 H71 M75 110 H80"
      stroke={paint.cargoLight}
      strokeWidth={3}
      strokeLinecap="round"
    />
    <Parcel x={122} y={36} width={32} height={27} />
  </g>
)
