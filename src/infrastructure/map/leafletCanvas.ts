import type * as Leaflet from 'leaflet'
import type { MapView, ZoomLimits } from './mapView.ts'

export type LeafletCanvasNeeds = {
  /** An XYZ template: `/tiles/{z}/{x}/{y}.svg`. */
  readonly tilesUrl: string
  /** Whose map it is, as plain text: every tile server asks to be named. */
  readonly tilesAttribution: string
  readonly prefersReducedMotion: () => boolean
}

/** Loads Leaflet. */
export type LoadLeaflet = () => Promise<typeof Leaflet>

/** Leaflet and its styles, in a chunk of their own. */
export const loadLeaflet: LoadLeaflet = async () => {
  const [leaflet] = await Promise.all([import('leaflet'), import('./leafletStyle.ts')])
  return leaflet
}

// Deeper, the tiles of this zoom are enlarged: public tile servers end here.
const deepestTiles = 19

const attributionControl = (leaflet: typeof Leaflet, text: string): Leaflet.Control => {
  const control = new leaflet.Control({ position: 'bottomright' })
  control.onAdd = () => {
    // Leaflet's own control takes HTML, and the text comes from a setting.
    const line = document.createElement('div')
    line.className = 'leaflet-control-attribution'
    line.textContent = text
    return line
  }
  return control
}

/** How a map follows the customer's hand. */
export type LeafletBehaviour = Pick<
  Leaflet.MapOptions,
  'scrollWheelZoom' | 'touchZoom' | 'doubleClickZoom' | 'inertia'
> & { readonly isStill: boolean }

/** Tells, whenever all tiles of a view have come or failed, whether any came. */
const watchTiles = (layer: Leaflet.TileLayer, onDrawn: (isDrawn: boolean) => void): void => {
  let [come, failed] = [0, 0]
  layer.on('loading', () => {
    come = 0
    failed = 0
  })
  layer.on('tileload', () => {
    come += 1
  })
  layer.on('tileerror', () => {
    failed += 1
  })
  layer.on('load', () => {
    onDrawn(come > 0 || failed === 0)
  })
}

/** Draws a map of tiles in a frame: a picture and its gestures, without buttons of its own. */
export const openLeafletCanvas = (
  leaflet: typeof Leaflet,
  { tilesUrl, tilesAttribution }: Omit<LeafletCanvasNeeds, 'prefersReducedMotion'>,
  frame: HTMLElement,
  { centre, zoom, least, most }: MapView & ZoomLimits,
  { isStill, ...gestures }: LeafletBehaviour,
  onDrawn: (isDrawn: boolean) => void = () => undefined,
): Leaflet.Map => {
  const map = leaflet.map(frame, {
    ...gestures,
    center: centre,
    zoom,
    minZoom: least,
    maxZoom: most,
    zoomControl: false,
    attributionControl: false,
    // Leaflet's keys move the map without telling that it was moved.
    keyboard: false,
    boxZoom: false,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
  })
  const tiles = leaflet.tileLayer(tilesUrl, {
    minZoom: least,
    maxZoom: most,
    maxNativeZoom: deepestTiles,
  })
  watchTiles(tiles, onDrawn)
  tiles.addTo(map)
  if (tilesAttribution.trim() !== '') attributionControl(leaflet, tilesAttribution).addTo(map)
  return map
}
