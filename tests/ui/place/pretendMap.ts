import { act } from '@testing-library/react'
import type {
  MapEvents,
  MapStart,
  MountedMap,
  MountMap,
} from '../../../src/application/place/mountMap.port.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { type MountOutcomes, pretendMounts } from './pretendMounts.ts'

/** A map that draws nothing but its frame: it records what it is told, and the test drags it. */
export const pretendMap = (outcomes: MountOutcomes = ['mounts']) => {
  const { mount, arrive } = pretendMounts(outcomes)
  const told: string[] = []
  const starts: MapStart[] = []
  let events: MapEvents | null = null
  let mounted = 0

  const at = ({ lat, lng }: Coordinates) => `${lat},${lng}`
  const map = (box: HTMLElement, start: MapStart, own: MapEvents): MountedMap => {
    mounted += 1
    let { zoom } = start
    const frame = document.createElement('div')
    frame.tabIndex = 0
    frame.setAttribute('role', 'application')
    frame.setAttribute('aria-label', start.label)
    box.append(frame)
    return {
      moveTo: (centre) => told.push(`move to ${at(centre)}`),
      zoom: () => zoom,
      zoomBy: (steps) => {
        zoom += steps
        told.push(`zoom by ${steps}`)
      },
      panBy: (right, down) => {
        told.push(`pan by ${right} ${down}`)
        own.onDragStart()
        own.onDragEnd({ lat: 12.9, lng: 77.6 })
      },
      resized: () => told.push('resized'),
      unmount: () => {
        mounted -= 1
        frame.remove()
      },
    }
  }

  const mountMap: MountMap<HTMLElement> = (box, start, own) => {
    starts.push(start)
    events = own
    return mount(() => map(box, start, own))
  }

  const drag = async (happen: (of: MapEvents) => void) => {
    await act(async () => {
      if (events === null) throw new Error('There is no map to drag')
      happen(events)
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  }

  return {
    mountMap,
    told,
    starts,
    /** The number of maps on the page. */
    mounted: () => mounted,
    lift: () => drag(({ onDragStart }) => onDragStart()),
    draw: (isDrawn: boolean) => drag(({ onDrawn }) => onDrawn(isDrawn)),
    dropAt: (centre: Coordinates) => drag(({ onDragEnd }) => onDragEnd(centre)),
    arrive,
  }
}
