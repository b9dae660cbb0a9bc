import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

/** The gallery's pictures: made on this machine, and compared with those that were made on it before. */
export default defineConfig({
  ...site,
  testDir: 'tests/gallery',
  testMatch: 'pictures.spec.ts',
  outputDir: '.cache/gallery/differences',
  snapshotPathTemplate: '.cache/gallery/{arg}{ext}',
  reporter: [['list']],
  projects: [{ name: 'gallery' }],
})
