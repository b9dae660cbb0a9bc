import { defineConfig } from '@playwright/test'
import { browserSwitches } from './config/build/browserSwitches.ts'
import { findBrowser } from './config/build/findBrowser.ts'

// The tools that only read this file run before a browser is there: config/build/wantBrowser.ts says what is missing.
const executablePath = findBrowser() ?? ''

// What the services answer, what is sent to them and what a page says of it are the same at any size,
// and the parts that tell of it as well: most customers have a phone, so it is asked there.
const sameAtAnySize = [
  'accountFailures',
  'bookingFailures',
  'captcha',
  'privacy',
  'requests',
  'results',
  'turkiye',
  'whereabouts',
].map((name) => `**/${name}.spec.ts`)

/** The end-to-end tests: the production build and the sandbox, in the browser that is installed. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './config/build/wantBrowser.ts',
  outputDir: '.cache/e2e',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  // A test waits for its page as long as it works: with fewer, two processors are idle for part of the time.
  workers: 4,
  retries: 0,
  // For a machine that has other work: what has to be quick is asked for by itself.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./config/build/tallyReporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [...browserSwitches],
    },
    locale: 'en-IN',
    // Not the market's: times are shown in the market's zone wherever the visitor is.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
      grepInvert: /@any-size|@desktop/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
      testIgnore: sameAtAnySize,
    },
  ],
})
