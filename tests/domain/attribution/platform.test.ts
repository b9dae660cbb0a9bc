import { expect, it } from '@jest/globals'
import { platformOf } from '../../../src/domain/attribution/platform.ts'

it.each([
  [
    'a cheap phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1', 5, 'ios'],
  [
    'an iPad, which calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    5,
    'ios',
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    0,
    'other',
  ],
  [
    'a laptop with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36',
    10,
    'other',
  ],
  ['a browser that does not say', '', 0, 'other'],
] as const)('%s', (_, userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform)
})
