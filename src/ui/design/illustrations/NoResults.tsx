import { Picture } from './Picture.tsx'
import { paint } from './paint.ts'
import { Backdrop } from './scenes/Backdrop.tsx'

/** A search that found nothing: a magnifier over an empty street map. */
export const NoResults = () => (
  <Picture viewBox="0 0 240 160">
    <Backdrop />
    <path d="M52 64 L92 50 L136 64 L180 50 V118 L136 132 L92 118 L52 132 Z" fill={paint.white} />
    <path d="M92 50 L136 64 V132 L92 118 Z" fill={paint.hub} opacity={0.5} />
    <path
      d="M52 96 C74 84 96 104 120 92 C142 82 160 92 180 80"
      stroke={paint.cargo}
      strokeWidth={6}
      fill="none"
    />
    <path d="M70 58 V126 M160 57 V124" stroke={paint.hub} strokeWidth={3} fill="none" />
    <path d="M158 108 L184 134" stroke={paint.tyre} strokeWidth={9} strokeLinecap="round" />
    <circle cx={142} cy={92} r={25} fill={paint.glass} stroke={paint.body} strokeWidth={7} />
    <path
      d="M133 83 L151 101 M151 83 L133 101"
      stroke={paint.body}
      strokeWidth={5}
      strokeLinecap="round"
    />
  </Picture>
)
