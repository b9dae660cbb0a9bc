import { function as F, taskEither as TE } from 'fp-ts'
import type { MountRouteMap } from '../../application/place/mountRouteMap.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import { type Coordinates, rounded } from '../../domain/place/coordinates.ts'
import { canvasOptions, type GoogleCanvas, type GoogleCanvases } from './googleCanvas.ts'
import type { GoogleMapsApi } from './googleMapsApi.ts'
import { layRoute, openingView, type RouteSheet } from './layRoute.ts'
import type { LoadGoogleMaps } from './loadGoogleMaps.ts'
import { mountInFrame, tellUnmounted } from './mapFrame.ts'
import type { MapView, ZoomLimits } from './mapView.ts'
import { makeRouteLine } from './routeLine.ts'

/** What `makeGoogleRouteMap` needs. */
export type GoogleRouteMapNeeds = {
  readonly load: LoadGoogleMaps
  readonly canvases: GoogleCanvases
  readonly zoom: ZoomLimits
  readonly prefersReducedMotion: () => boolean
  readonly report: ReportProblem
}

// Google's own markers and lines take fixed colours, and its plain markers are deprecated. An
// overlay of our own follows the page's colours, even when the colour scheme changes.
const overlayOn = (api: GoogleMapsApi, { element: canvas, map }: GoogleCanvas) => {
  const layer = canvas.ownerDocument.createElement('div')
  const line = makeRouteLine(canvas.ownerDocument)
  layer.append(line.element)
  const marks = new Map<HTMLElement, Coordinates>()
  let way: readonly Coordinates[] = []

  const overlay = new api.OverlayView()
  const pixelOf = (at: Coordinates) => overlay.getProjection()?.fromLatLngToDivPixel(at) ?? null

  const place = (element: HTMLElement, at: Coordinates) => {
    const pixel = pixelOf(at)
    if (pixel === null) return
    element.style.left = `${pixel.x}px`
    element.style.top = `${pixel.y}px`
  }
  const trace = () => {
    line.draw(way.flatMap((at) => pixelOf(at) ?? []))
  }

  overlay.onAdd = () => overlay.getPanes()?.overlayLayer.append(layer)
  overlay.draw = () => {
    for (const [element, at] of marks) place(element, at)
    trace()
  }
  overlay.onRemove = () => layer.remove()
  overlay.setMap(map)

  return {
    put: (element: HTMLElement, at: Coordinates) => {
      marks.set(element, at)
      if (element.parentNode !== layer) layer.append(element)
      place(element, at)
    },
    take: (element: HTMLElement) => {
      marks.delete(element)
      element.remove()
    },
    drawLine: (along: readonly Coordinates[]) => {
      way = along
      trace()
    },
    close: () => overlay.setMap(null),
  }
}

const sheetOn = (
  { map }: GoogleCanvas,
  overlay: ReturnType<typeof overlayOn>,
  opening: MapView,
  isStill: boolean,
): RouteSheet => {
  const zoomNow = () => map.getZoom() ?? opening.zoom
  return {
    view: () => {
      const middle = map.getCenter()
      const centre =
        middle === undefined ? opening.centre : rounded({ lat: middle.lat(), lng: middle.lng() })
      return { centre, zoom: zoomNow() }
    },
    turnTo: ({ centre, zoom }) => {
      if (isStill || zoom !== zoomNow()) {
        map.setZoom(zoom)
        map.setCenter(centre)
      } else map.panTo(centre)
    },
    pin: ({ element, rank }, at) => {
      element.style.zIndex = String(rank)
      overlay.put(element, at)
      return {
        moveTo: (to) => overlay.put(element, to),
        remove: () => overlay.take(element),
      }
    },
    drawLine: overlay.drawLine,
    // Google notices a new size by itself, and keeps the middle.
    resized: () => undefined,
    // Closing the frame closes the overlay too, even if no route could be laid on it.
    close: () => undefined,
  }
}

/**
 * A route on a map drawn by Google (spec 1 §2). Points are in degrees. Fails with `MapsFailed` if
 * Google's script does not load, or if it draws no map, which is reported.
 *
 * @example
 * const mountRouteMap = makeGoogleRouteMap({
 *   load: TE.left({ kind: 'MapsFailed' }),
 *   canvases: makeGoogleCanvases(),
 *   zoom: { least: 3, most: 18 },
 *   prefersReducedMotion: () => false,
 *   report: () => undefined,
 * })
 * await mountRouteMap(document.body, { markers: [], label: 'Route' })()
 * // → left: { kind: 'MapsFailed' }
 */
export const makeGoogleRouteMap =
  ({
    load,
    canvases,
    zoom,
    prefersReducedMotion,
    report,
  }: GoogleRouteMapNeeds): MountRouteMap<HTMLElement> =>
  (box, { markers, label }) =>
    F.pipe(
      load,
      TE.chain((api) =>
        F.pipe(
          mountInFrame(box, label, (frame, whenClosed) => {
            const isStill = prefersReducedMotion()
            const opening = openingView(frame, markers, zoom)
            // The map stands in a page that scrolls, so the wheel belongs to the page.
            const options = { ...canvasOptions(opening, zoom), scrollwheel: false }
            const canvas = canvases.open(api, frame, options)
            whenClosed(() => canvases.leave(canvas))
            const overlay = overlayOn(api, canvas)
            whenClosed(overlay.close)
            const sheet = sheetOn(canvas, overlay, opening, isStill)
            return layRoute(sheet, frame, markers, { zoom, isStill })
          }),
          TE.mapLeft(tellUnmounted(report)),
        ),
      ),
    )
