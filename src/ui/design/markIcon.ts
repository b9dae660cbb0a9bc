import type { BrandLook } from './brandLook.ts'

/**
 * A brand's mark as the URL of an icon. In light colours, because it shows on the browser's own
 * background.
 */
export const markIcon = ({
  mark,
  palette: { light },
}: Pick<BrandLook, 'mark' | 'palette'>): string => {
  const shapes = mark.shapes.map((shape) =>
    'fill' in shape
      ? `<path d="${shape.d}" fill="${light[shape.fill] ?? ''}"/>`
      : `<path d="${shape.d}" fill="none" stroke="${light[shape.stroke] ?? ''}" stroke-width="${String(shape.width)}" stroke-linecap="round"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${shapes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
