import { buttonClass } from './buttonClass.ts'
import { RoutePair, type RoutePairProps, RouteStop } from './RoutePair.tsx'
import { SkeletonWords } from './SkeletonWords.tsx'

type StopProps = { readonly acting: boolean; readonly detailed: boolean }

const Stop = ({ acting, detailed }: StopProps) => (
  <RouteStop
    label={<SkeletonWords count={1} />}
    landmark={<SkeletonWords count={6} />}
    detail={detailed && <SkeletonWords count={5} />}
    action={
      acting && (
        <span className={buttonClass({ variant: 'text', compact: true })}>
          <SkeletonWords count={1} />
        </span>
      )
    }
  />
)

type Props = Pick<RoutePairProps, 'holds'> & {
  /** Whether the route may be changed, from its first line. */
  readonly acting?: boolean | undefined
  /** Whether somebody stands at each end, and each may be changed. */
  readonly detailed?: boolean | undefined
}

/** A route before it is known, in the place that it will take. */
export const RouteSkeleton = ({ holds, acting = false, detailed = false }: Props) => (
  <RoutePair
    holds={holds}
    pickup={<Stop acting={acting || detailed} detailed={detailed} />}
    drop={<Stop acting={detailed} detailed={detailed} />}
  />
)
