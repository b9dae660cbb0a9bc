import type { Pixel } from './mercator.ts'

export const round = (value: number): string => String(Math.round(value * 10) / 10)

export const pathOf = (pixels: readonly Pixel[], end = ''): string =>
  pixels.length < 2 ? '' : `M${pixels.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${end}`

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const fill = (path: string, colour: string): string =>
  path === '' ? '' : `<path d="${path}" fill="${colour}"/>`

const stroke = (path: string, colour: string, width: number): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Draws all casings first, then all fillings, so that crossings are open. */
export const cased = (path: string, colour: string, casing: string, width: number): string =>
  stroke(path, casing, width + Math.max(1, width * 0.2)) + stroke(path, colour, width)
