import { availableParallelism } from 'node:os'
import type { Config } from 'jest'

const swc: Config['transform'] = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
      },
      sourceMaps: 'inline',
    },
  ],
}

const common = {
  rootDir: import.meta.dirname,
  transform: swc,
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.png$': '<rootDir>/config/jest/picture.ts',
  },
  // Where mutants are tried there are copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  restoreMocks: true,
  cacheDirectory: '<rootDir>/.cache/jest',
} satisfies Partial<Config>

const inNode = (name: string, folders: readonly string[]) => ({
  ...common,
  displayName: name,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts`),
})

const onScreen = (name: string) => ({
  ...common,
  displayName: name,
  // As in the website: Redux Toolkit's check for changed states then finds a reducer that changes one.
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^immer$': '<rootDir>/config/build/withoutDrafts.ts',
  },
  testEnvironment: '<rootDir>/config/jest/jsdom-env.ts',
  setupFilesAfterEnv: ['<rootDir>/config/jest/setup-ui.ts'],
  testMatch: [`<rootDir>/tests/${name}/**/*.test.tsx`],
})

export const domain = {
  ...inNode('domain', ['domain']),
  globalSetup: '<rootDir>/config/jest/choose-seed.ts',
  setupFiles: ['<rootDir>/config/jest/setup-properties.ts'],
}

export default {
  projects: [
    domain,
    inNode('unit', ['application', 'config']),
    inNode('sandbox', ['sandbox']),
    inNode('architecture', ['architecture', 'docs']),
    {
      ...inNode('infrastructure', ['infrastructure']),
      testEnvironment: '<rootDir>/config/jest/jsdom-env.ts',
    },
    onScreen('ui'),
    onScreen('faults'),
  ],
  // Asked for by the step that tests the domain: the rules are covered by their own tests.
  collectCoverageFrom: ['<rootDir>/src/domain/**/*.ts'],
  coverageThreshold: { global: { lines: 99, branches: 97 } },
  coverageReporters: ['json', 'lcov'],
  coverageDirectory: '<rootDir>/.cache/coverage',
  // Two for each processor: many tests wait, for a deadline that runs out or for a page.
  maxWorkers: 2 * availableParallelism(),
  // A busy machine is no failure: what is awaited has a deadline of its own.
  testTimeout: 30_000,
  reporters: ['<rootDir>/config/jest/plain-reporter.ts'],
} satisfies Config
