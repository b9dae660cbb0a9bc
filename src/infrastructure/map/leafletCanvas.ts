import type * as Leaflet from 'leaflet'
import type { MapView, ZoomLimits } from './mapView.ts'

/** What a map drawn by Leaflet needs: its tiles, and whether it may animate. */
export type LeafletCanvasNeeds = {
  /** An XYZ template: `/tiles/{z}/{x}/{y}.svg`. */
  readonly tilesUrl: string
  /** Whose map it is, as plain text: every tile server requires attribution. */
  readonly tilesAttribution: string
  readonly prefersReducedMotion: () => boolean
}

/** Loads Leaflet. */
export type LoadLeaflet = () => Promise<typeof Leaflet>

/** Loads Leaflet and its styles, from a chunk of their own. */
export const loadLeaflet: LoadLeaflet = async () => {
  const [leaflet] = await Promise.all([import('leaflet'), import('./leafletStyle.ts')])
  return leaflet
}

// Public tile servers end at this zoom. Deeper views enlarge its tiles.
const deepestTiles = 19

// Tiles are drawn for daylight. What makes them fit a dark page is the page's own, like its colours.
const throughScheme = 'var(--map-filter)'

const attributionControl = (leaflet: typeof Leaflet, text: string): Leaflet.Control => {
  const control = new leaflet.Control({ position: 'bottomright' })
  control.onAdd = () => {
    // Leaflet's own control takes HTML, but this text comes from a setting.
    const line = document.createElement('div')
    line.className = 'leaflet-control-attribution'
    line.textContent = text
    // Leaflet's colours of it are for the tiles as they come.
    line.style.filter = throughScheme
    return line
  }
  return control
}

/** How a map reacts to gestures. */
export type LeafletBehaviour = Pick<
  Leaflet.MapOptions,
  'scrollWheelZoom' | 'touchZoom' | 'doubleClickZoom' | 'inertia'
> & { readonly isStill: boolean }

/**
 * Calls back whenever all missing tiles of a view have loaded or failed, with whether the view shows any. After a
 * small drag only those at an edge were missing.
 */
const watchTiles = (
  leaflet: typeof Leaflet,
  map: Leaflet.Map,
  layer: Leaflet.TileLayer,
  onDrawn: (isDrawn: boolean) => void,
): void => {
  const come = new Map<HTMLElement, Leaflet.Coords>()
  let hasFailed = false
  // Leaflet gives up what is missing of another zoom: the last answer is of this one.
  let level: number | null = null

  const isInView = (tile: Leaflet.Coords): boolean => {
    const side = layer.getTileSize().multiplyBy(2 ** (map.getZoom() - tile.z))
    const corner = tile.scaleBy(side)
    return leaflet.bounds(corner, corner.add(side)).overlaps(map.getPixelBounds())
  }
  // Those of the former zoom are removed as soon as these have failed.
  const isShown = (tile: Leaflet.Coords): boolean => tile.z === level && isInView(tile)

  layer.on('loading', () => {
    hasFailed = false
  })
  layer.on('tileload', ({ tile, coords }) => {
    level = coords.z
    come.set(tile, coords)
  })
  layer.on('tileunload', ({ tile }) => {
    come.delete(tile)
  })
  layer.on('tileerror', ({ coords }) => {
    level = coords.z
    hasFailed = true
  })
  layer.on('load', () => {
    onDrawn(!hasFailed || [...come.values()].some(isShown))
  })
}

/**
 * Ends at once the zoom that a map animates. Until its end, Leaflet drops other zooms and drags, and
 * it throws if the map is gone by then.
 */
export const endZoom = ({ DomUtil }: typeof Leaflet, map: Leaflet.Map): void => {
  // What Leaflet itself waits for.
  const ended = new Event(DomUtil.TRANSITION_END)
  map
    .getPane('mapPane')
    ?.querySelector('.leaflet-proxy')
    ?.dispatchEvent(Object.assign(ended, { propertyName: 'transform' }))
}

/** Draws a map of tiles in a frame: a picture and its gestures, without Leaflet's own buttons. */
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
    // Leaflet's keys move the map without an event that says so.
    keyboard: false,
    boxZoom: false,
    fadeAnimation: !isStill,
    zoomAnimation: !isStill,
  })
  const ground = map.getPane('tilePane')
  if (ground !== undefined) ground.style.filter = throughScheme
  // Where tiles are missing, the page shows, and not the light grey of Leaflet's own.
  frame.style.background = 'none'
  const tiles = leaflet.tileLayer(tilesUrl, {
    minZoom: least,
    maxZoom: most,
    maxNativeZoom: deepestTiles,
  })
  watchTiles(leaflet, map, tiles, onDrawn)
  tiles.addTo(map)
  if (tilesAttribution.trim() !== '') attributionControl(leaflet, tilesAttribution).addTo(map)
  return map
}
