import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { Palette } from '../../../config/brand/brand.ts'
import { brands } from '../../../config/brand/brands.ts'
import { legiblePairs } from '../../../config/brand/legibility.ts'
import { markets } from '../../../config/market/markets.ts'
import { BrandMark } from '../../../src/ui/design/BrandMark.tsx'
import { brandStyle } from '../../../src/ui/design/brandStyle.ts'

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const luminance = (colour: string) => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour)
  if (hex === null) throw new Error(`not a plain colour: ${colour}`)
  const [, r, g, b] = hex.map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const schemes = [...brands.values()].flatMap((brand) => [
  { brand: brand.name, scheme: 'light', palette: brand.palette.light },
  { brand: brand.name, scheme: 'dark', palette: brand.palette.dark },
])

const illegible = (palette: Palette) =>
  legiblePairs
    .map(({ text, on, least }) => ({
      text,
      on,
      least,
      ratio: contrast(palette[text], palette[on]),
    }))
    .filter(({ ratio, least }) => ratio < least)

const design = path.join(__dirname, '../../../src/ui/design')
const sources = readdirSync(design, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => readFileSync(path.join(design, file), 'utf8'))

describe('the contrast rule', () => {
  it('computes known contrasts', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#777777')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

describe.each(schemes)('$brand in the $scheme scheme', ({ palette }) => {
  it('can be read wherever words or controls stand on a ground', () => {
    expect(illegible(palette)).toEqual([])
  })
})

describe('the brands', () => {
  it('differ in their data alone', () => {
    expect([...brands.keys()]).toEqual(['hathi', 'ghoda'])
    const [one, other] = [...brands.values()]
    expect(one?.palette.light.action).not.toBe(other?.palette.light.action)
    expect(one?.mark).not.toEqual(other?.mark)
  })

  it('have a support number of that country in every country', () => {
    const foreign = [...brands.values()].flatMap(({ name, supportNumber: { home, byCountry } }) =>
      markets.countries.flatMap(({ code, phone }) => {
        const number = byCountry.get(code) ?? home
        return number.startsWith(`+${phone.callingCode} `) ? [] : [`${name} in ${code}: ${number}`]
      }),
    )
    expect(foreign).toEqual([])
  })

  it('define every colour that the design uses', () => {
    const given = new Set<string>()
    for (const source of sources)
      for (const [, name] of source.matchAll(/(--[a-z0-9-]+)\s*:/g)) if (name) given.add(name)
    for (const { palette } of schemes)
      for (const token of Object.keys(palette)) given.add(`--${token}`)
    const asked = sources.flatMap((source) =>
      [...source.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((name) => name === undefined || !given.has(name))).toEqual([])
  })

  it('define all colours: no part has one of its own', () => {
    const stated = sources.flatMap(
      (source) => source.match(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? [],
    )
    expect(stated).toEqual([])
  })
})

describe('the style of a brand', () => {
  it('sets both schemes, the dark one only for visitors who prefer it', () => {
    const [light, dark] = brandStyle({
      palette: { light: { ink: '#111111' }, dark: { ink: '#eeeeee' } },
    }).split('@media')
    expect(light).toContain('--ink:#111111')
    expect(dark).toContain('(prefers-color-scheme:dark)')
    expect(dark).toContain('--ink:#eeeeee')
  })
})

describe('the mark of a brand', () => {
  const mark = {
    viewBox: '0 0 10 10',
    shapes: [
      { d: 'M0 0H10', fill: 'action' },
      { d: 'M5 5V9', stroke: 'accent', width: 2 },
    ],
  } as const

  it('is drawn from its data, in the brand’s colours', () => {
    const { container } = render(<BrandMark mark={mark} />)
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 10 10')
    const [area, line] = container.querySelectorAll('path')
    expect(area).toHaveAttribute('fill', 'var(--action)')
    expect(line).toHaveAttribute('stroke', 'var(--accent)')
    expect(line).toHaveAttribute('stroke-width', '2')
  })

  it('is decoration beside the name', () => {
    const { container } = render(<BrandMark mark={mark} />)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('img')).toBeNull()
  })
})
