import type * as Leaflet from 'leaflet'
import type { MountRouteMap } from '../../application/place/mountRouteMap.port.ts'
import { rounded } from '../../domain/place/coordinates.ts'
import { layRoute, openingView, type RouteSheet } from './layRoute.ts'
import {
  endZoom,
  type LeafletCanvasNeeds,
  type LoadLeaflet,
  loadLeaflet,
  openLeafletCanvas,
} from './leafletCanvas.ts'
import { mountInFrame } from './mapFrame.ts'
import type { MapView, ZoomLimits } from './mapView.ts'
import { routeStrokes } from './routeLine.ts'

/** What `makeLeafletRouteMap` needs. */
export type LeafletRouteMapNeeds = LeafletCanvasNeeds & { readonly zoom: ZoomLimits }

// The map stands in a page that scrolls, so the wheel belongs to the page.
const gestures = { scrollWheelZoom: false, touchZoom: true, doubleClickZoom: true } as const

// Leaflet stacks marks by how far down they stand; a higher rank outweighs that.
const aboveAnyOther = 100_000

const sheetOn = (leaflet: typeof Leaflet, map: Leaflet.Map, isStill: boolean): RouteSheet => {
  // The line is drawn this far beyond the edges, so that it is there when the map is dragged.
  const renderer = leaflet.svg({ padding: 0.5 })
  const lines = routeStrokes.map(({ colour, width, dashes }) =>
    leaflet
      .polyline([], {
        renderer,
        interactive: false,
        color: colour,
        weight: width,
        dashArray: dashes,
        opacity: 1,
      })
      .addTo(map),
  )
  // Where the map was last told to go, until it has moved.
  let aim: MapView | null = null
  map.on('moveend', () => {
    aim = null
  })
  const end = () => {
    endZoom(leaflet, map)
  }
  // A finger on the map need not wait for a zoom. In the capture phase, before Leaflet hears of it.
  map.getContainer().addEventListener('pointerdown', end, true)
  return {
    view: () => {
      if (aim !== null) return aim
      const { lat, lng } = map.getCenter().wrap()
      return { centre: rounded({ lat, lng }), zoom: map.getZoom() }
    },
    turnTo: (to) => {
      end()
      // Leaflet itself jumps if the distance is too long to glide.
      map.setView(to.centre, to.zoom, isStill ? { animate: false } : {})
      aim = to
    },
    pin: ({ element, rank }, at) => {
      const marker = leaflet
        .marker(at, {
          icon: leaflet.divIcon({ html: element, className: '', iconSize: [0, 0] }),
          interactive: false,
          keyboard: false,
          zIndexOffset: rank * aboveAnyOther,
        })
        .addTo(map)
      return {
        moveTo: (to) => {
          marker.setLatLng(to)
        },
        remove: () => {
          marker.remove()
        },
      }
    },
    drawLine: (way) => {
      for (const line of lines) line.setLatLngs([...way])
    },
    resized: () => {
      map.invalidateSize()
    },
    close: () => {
      end()
      map.remove()
    },
  }
}

/**
 * A route on a map of open tiles. It loads and fails like the map with the pin (spec 1 §2). Points
 * are in degrees.
 *
 * @example
 * const load = () => Promise.reject(new Error('no such chunk'))
 * const mountRouteMap = makeLeafletRouteMap({ ...tiles, zoom: { least: 3, most: 18 } }, load)
 * await mountRouteMap(document.body, { markers: [], label: 'Route' })()
 * // → left: { kind: 'MapsFailed' }
 */
export const makeLeafletRouteMap =
  (
    { zoom, ...needs }: LeafletRouteMapNeeds,
    load: LoadLeaflet = loadLeaflet,
  ): MountRouteMap<HTMLElement> =>
  (box, { markers, label }) =>
    mountInFrame(box, label, async (frame) => {
      const leaflet = await load()
      const isStill = needs.prefersReducedMotion()
      const opening = { ...openingView(frame, markers, zoom), ...zoom }
      const behaviour = { ...gestures, inertia: !isStill, isStill }
      const map = openLeafletCanvas(leaflet, needs, frame, opening, behaviour)
      return layRoute(sheetOn(leaflet, map, isStill), frame, markers, { zoom, isStill })
    })
