/** A stroke of the line along a route: a CSS colour, a width and dashes in pixels. */
export type RouteStroke = {
  readonly colour: string
  readonly width: number
  /** As in `stroke-dasharray`; empty for none. */
  readonly dashes: string
}

/**
 * The strokes, lowest first: a background separates the dashes from the tiles in either colour
 * scheme.
 */
export const routeStrokes: readonly RouteStroke[] = [
  { colour: 'var(--surface)', width: 7, dashes: '' },
  { colour: 'var(--ink)', width: 3, dashes: '7 8' },
]

/** The line along a route as an SVG of its own, for maps whose lines take no CSS colours. */
export type RouteLine = {
  readonly element: SVGSVGElement
  /** Draws the line through points in pixels, relative to the SVG's own position. */
  readonly draw: (way: ReadonlyArray<{ readonly x: number; readonly y: number }>) => void
}

const svg = 'http://www.w3.org/2000/svg'

/** Makes a line that is not drawn yet. */
export const makeRouteLine = (page: Document): RouteLine => {
  const element = page.createElementNS(svg, 'svg')
  element.setAttribute('aria-hidden', 'true')
  element.setAttribute('focusable', 'false')
  // No size of its own: it draws beyond its edges, wherever the route leads.
  Object.assign(element.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: '1px',
    height: '1px',
    overflow: 'visible',
    pointerEvents: 'none',
  })
  const strokes = routeStrokes.map(({ colour, width, dashes }) => {
    const stroke = page.createElementNS(svg, 'polyline')
    stroke.setAttribute('fill', 'none')
    stroke.setAttribute('stroke', colour)
    stroke.setAttribute('stroke-width', String(width))
    stroke.setAttribute('stroke-dasharray', dashes)
    stroke.setAttribute('stroke-linecap', 'round')
    stroke.setAttribute('stroke-linejoin', 'round')
    return stroke
  })
  element.append(...strokes)
  return {
    element,
    draw: (way) => {
      const points = way.map(({ x, y }) => `${x},${y}`).join(' ')
      for (const stroke of strokes) stroke.setAttribute('points', points)
    },
  }
}
