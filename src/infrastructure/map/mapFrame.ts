import { either as E, type taskEither as TE } from 'fp-ts'
import type { LoadMapsError } from '../../application/place/loadMaps.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'

/** Registers what to undo when the frame is closed, even if drawing in it failed halfway. */
export type WhenClosed = (undo: () => void) => void

/**
 * The element that a map lives in. It takes the focus, has an accessible name, and handles the
 * keyboard.
 */
type MapFrame = {
  readonly element: HTMLDivElement
  readonly whenClosed: WhenClosed
  readonly close: () => void
}

export type MapKeys = {
  readonly panBy: (right: number, down: number) => void
  readonly zoomBy: (steps: number) => void
}

const step = 0.1
const leap = 0.5

const directions: ReadonlyMap<string, readonly [right: number, down: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
])

const zooms: ReadonlyMap<string, number> = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
])

/**
 * Opens a frame in a box of the page, as a child of its own, so that closing it leaves the box as
 * it was. Its role is `application` because the arrow keys move the map while it has the focus.
 */
const openMapFrame = (box: HTMLElement, label: string, keys: MapKeys): MapFrame => {
  const element = box.ownerDocument.createElement('div')
  element.tabIndex = 0
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', label)
  element.style.width = '100%'
  element.style.height = '100%'
  // The map's stacking stays below whatever the page lays over it.
  element.style.isolation = 'isolate'

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed inside the map belong to the element that has the focus there.
    if (event.target !== element) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const direction = directions.get(event.key)
    const zoom = zooms.get(event.key)
    if (direction === undefined && zoom === undefined) return
    event.preventDefault()
    if (zoom !== undefined) keys.zoomBy(zoom)
    if (direction === undefined) return
    const share = event.shiftKey ? leap : step
    keys.panBy(direction[0] * share, direction[1] * share)
  }
  element.addEventListener('keydown', onKeyDown)
  box.append(element)
  const undoings: Array<() => void> = []

  return {
    element,
    whenClosed: (undo) => {
      undoings.push(undo)
    },
    close: () => {
      for (const undo of undoings.reverse()) undo()
      element.removeEventListener('keydown', onKeyDown)
      element.remove()
    },
  }
}

/** What a frame needs of the map in it. */
export type FramedMap = MapKeys & { readonly unmount: () => void }

/**
 * Mounts the map that `draw` creates in a frame in the box. If that fails, the box is left as it
 * was. Unmounting the map removes its frame too.
 */
export const mountInFrame =
  <Map extends FramedMap>(
    box: HTMLElement,
    label: string,
    draw: (frame: HTMLElement, whenClosed: WhenClosed) => Map | Promise<Map>,
  ): TE.TaskEither<LoadMapsError, Map> =>
  async () => {
    let map: Map | null = null
    const frame = openMapFrame(box, label, {
      panBy: (right, down) => map?.panBy(right, down),
      zoomBy: (steps) => map?.zoomBy(steps),
    })
    try {
      const drawn = await draw(frame.element, frame.whenClosed)
      map = drawn
      let isLeft = false
      const unmount = () => {
        if (isLeft) return
        isLeft = true
        drawn.unmount()
        frame.close()
      }
      return E.right({ ...drawn, unmount })
    } catch {
      frame.close()
      return E.left({ kind: 'MapsFailed' })
    }
  }

/** Reports a map that could not be drawn. */
export const tellUnmounted =
  (report: ReportProblem) =>
  (error: LoadMapsError): LoadMapsError => {
    report({ tag: 'MAPS', about: 'map did not mount' })
    return error
  }
