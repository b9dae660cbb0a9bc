import path from 'node:path'
import { domain } from '../../jest.config.ts'

/** For Stryker, which takes one project, in Node. */
export default {
  rootDir: domain.rootDir,
  transform: domain.transform,
  moduleNameMapper: domain.moduleNameMapper,
  setupFiles: domain.setupFiles,
  testEnvironment: path.join(import.meta.dirname, 'mutation-env.ts'),
  noStackTrace: true,
  restoreMocks: true,
  // A busy machine would seem to notice what no test does; whatever never ends is ended by Stryker.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/config/jest/everyTest.ts'],
}
