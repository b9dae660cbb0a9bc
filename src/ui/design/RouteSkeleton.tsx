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
  /** Whether the route can be changed from its first line. */
  readonly acting?: boolean | undefined
  /** Whether each end has a contact and can be changed. */
  readonly detailed?: boolean | undefined
}

/** The skeleton of a route, of the same size. */
export const RouteSkeleton = ({ holds, acting = false, detailed = false }: Props) => (
  <RoutePair
    holds={holds}
    pickup={<Stop acting={acting || detailed} detailed={detailed} />}
    drop={<Stop acting={detailed} detailed={detailed} />}
  />
)
