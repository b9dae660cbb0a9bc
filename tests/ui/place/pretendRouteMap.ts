import type {
  MountedRouteMap,
  MountRouteMap,
  RouteMapStart,
  RouteMarker,
} from '../../../src/application/place/mountRouteMap.port.ts'
import { type MountOutcomes, pretendMounts } from './pretendMounts.ts'

/** A route map that draws nothing: it records what it is told. */
export const pretendRouteMap = (outcomes: MountOutcomes = ['mounts']) => {
  const { mount, arrive } = pretendMounts(outcomes)
  const told: string[] = []
  const starts: RouteMapStart[] = []
  let shown: readonly RouteMarker[] = []
  let mounted = 0

  const map = (start: RouteMapStart): MountedRouteMap => {
    mounted += 1
    shown = start.markers
    return {
      show: (markers) => {
        shown = markers
      },
      zoomBy: (steps) => told.push(`zoom by ${steps}`),
      resized: () => told.push('resized'),
      unmount: () => {
        mounted -= 1
      },
    }
  }
  const mountRouteMap: MountRouteMap<HTMLElement> = (_, start) => {
    starts.push(start)
    return mount(() => map(start))
  }

  return {
    mountRouteMap,
    told,
    starts,
    /** The markers that the map was given last. */
    shown: () => shown,
    /** The number of maps on the page. */
    mounted: () => mounted,
    arrive,
  }
}
