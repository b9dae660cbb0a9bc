import type { RouteMarker } from '../../application/place/mountRouteMap.port.ts'

type Kind = RouteMarker['kind']

type Shape = {
  readonly tag: 'circle' | 'ellipse' | 'path'
  readonly attributes: Readonly<Record<string, string>>
}

type Drawing = {
  readonly width: number
  readonly height: number
  /** The point of the drawing that marks the place. */
  readonly foot: { readonly x: number; readonly y: number }
  /** Where the caption stands: pixels from the place to its near edge. */
  readonly words: { readonly top: string } | { readonly bottom: string }
  readonly shapes: readonly Shape[]
  /** Marks with a higher rank lie on top. */
  readonly rank: number
}

const ring = (size: number, width: number, colour: string): readonly Shape[] => {
  const middle = String(size / 2)
  const at = { cx: middle, cy: middle }
  return [
    // A rim in the page's background colour separates the ring from the tiles.
    { tag: 'circle', attributes: { ...at, r: middle, fill: 'var(--surface)' } },
    {
      tag: 'circle',
      attributes: {
        ...at,
        r: String(size / 2 - 2 - width / 2),
        fill: 'none',
        stroke: colour,
        'stroke-width': String(width),
      },
    },
  ]
}

// A vehicle that loads or unloads stands on the mark and reaches 18 pixels below it.
const belowVehicle = { top: '20px' }

// Dot, line and pin, as in other pictures of a route. The shapes differ too, because not everyone
// sees colours.
const drawings: Readonly<Record<Kind, Drawing>> = {
  pickup: {
    width: 24,
    height: 24,
    foot: { x: 12, y: 12 },
    words: belowVehicle,
    shapes: ring(24, 5.5, 'var(--pickup)'),
    rank: 2,
  },
  stop: {
    width: 18,
    height: 18,
    foot: { x: 9, y: 9 },
    words: belowVehicle,
    shapes: ring(18, 3.5, 'var(--ink)'),
    rank: 1,
  },
  drop: {
    width: 32,
    height: 42,
    foot: { x: 16, y: 40 },
    words: belowVehicle,
    shapes: [
      {
        tag: 'ellipse',
        attributes: {
          cx: '16',
          cy: '40',
          rx: '5.5',
          ry: '1.8',
          fill: 'var(--ink)',
          opacity: '.28',
        },
      },
      {
        tag: 'path',
        attributes: {
          d: 'M16 40C24 30.5 29.5 23.5 29.5 15.5A13.5 13.5 0 0 0 2.5 15.5C2.5 23.5 8 30.5 16 40Z',
          fill: 'var(--drop)',
          stroke: 'var(--surface)',
          'stroke-width': '2',
        },
      },
      { tag: 'circle', attributes: { cx: '16', cy: '15.5', r: '5', fill: 'var(--surface)' } },
    ],
    rank: 3,
  },
  vehicle: {
    width: 36,
    height: 36,
    foot: { x: 18, y: 18 },
    // Above, because the caption of the place where the vehicle stands is below.
    words: { bottom: '20px' },
    shapes: [
      {
        tag: 'circle',
        attributes: {
          cx: '18',
          cy: '18',
          r: '16.5',
          fill: 'var(--accent)',
          stroke: 'var(--surface)',
          'stroke-width': '3',
        },
      },
      {
        tag: 'path',
        attributes: {
          d: 'M8.5 12H20v10.5H8.5ZM21.25 15h3.4l3.1 3.3v4.2h-6.5Z',
          fill: 'var(--on-accent)',
        },
      },
      ...['13.25', '23.75'].map(
        (cx): Shape => ({
          tag: 'circle',
          attributes: {
            cx,
            cy: '23.25',
            r: '2.5',
            fill: 'var(--on-accent)',
            stroke: 'var(--accent)',
            'stroke-width': '1.25',
          },
        }),
      ),
    ],
    rank: 4,
  },
}

const svg = 'http://www.w3.org/2000/svg'

const pictureOf = (page: Document, { width, height, foot, shapes }: Drawing): SVGSVGElement => {
  const picture = page.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`)
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('focusable', 'false')
  for (const { tag, attributes } of shapes) {
    const shape = page.createElementNS(svg, tag)
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
    picture.append(shape)
  }
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${-foot.x}px`,
    top: `${-foot.y}px`,
    width: `${width}px`,
    height: `${height}px`,
    // The page limits images to their parent's size, and this parent has none.
    maxInlineSize: 'none',
  })
  return picture
}

const captionOf = (page: Document, { words }: Drawing): HTMLSpanElement => {
  const caption = page.createElement('span')
  Object.assign(caption.style, {
    ...words,
    position: 'absolute',
    left: '0',
    transform: 'translateX(-50%)',
    maxWidth: '9rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '0 var(--space-2)',
    borderRadius: 'var(--radius-round)',
    background: 'var(--surface)',
    boxShadow: '0 1px 3px var(--shadow)',
    color: 'var(--ink)',
    fontFamily: 'var(--font)',
    fontSize: 'var(--text-caption)',
    fontWeight: 'var(--weight-medium)',
    lineHeight: 'var(--leading)',
  })
  return caption
}

/** A mark of a route on the page: an element without a size, whose picture stands on its place. */
export type RouteMark = {
  readonly element: HTMLElement
  readonly rank: number
  /** Changes the caption of the mark. */
  readonly name: (label: string) => void
}

/** Draws a mark in the brand's colours. It takes neither focus nor taps: it only shows. */
export const makeRouteMark = (page: Document, kind: Kind, label: string): RouteMark => {
  const drawing = drawings[kind]
  const element = page.createElement('div')
  Object.assign(element.style, { position: 'absolute', pointerEvents: 'none' })
  const caption = captionOf(page, drawing)
  const name = (words: string) => {
    caption.textContent = words
    caption.hidden = words === ''
  }
  name(label)
  element.append(pictureOf(page, drawing), caption)
  return { element, rank: drawing.rank, name }
}
