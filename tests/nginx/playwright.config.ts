import { defineConfig } from '@playwright/test'
import everyday from '../../playwright.config.ts'

/** nginx in front of the built site: its responses, and what a browser makes of them. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  globalSetup: '../../config/build/wantBrowser.ts',
  outputDir: '../../.cache/nginx',
  reporter: [['list'], ['../../config/build/tallyReporter.ts']],
  projects: [{ name: 'nginx', use: { viewport: { width: 1280, height: 800 } } }],
})
