import type { KnipConfig } from 'knip'

export default {
  entry: [
    // What the package offers: what the website does not use of it, its importers may.
    'src/library/**/*.ts',
    'tests/consumers/run.ts',
    'examples/*.ts',
    // Named in Stryker's settings, and by one another.
    'config/jest/{mutation.config,mutation-env,everyTest}.ts',
    'config/build/actionNames.ts',
    // Started as a process of its own by the file beside it.
    'tests/infrastructure/support/sandboxProcess.ts',
    // Named by a script.
    'config/jest/faults-reporter.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}',
    'config/**/*.ts',
    'sandbox/**/*.ts',
    'tests/**/*.{ts,tsx}',
    '!tests/consumers/*/**',
    '!tests/bench/**',
    '!tests/lab/**',
  ],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Pins the version that jest and webpack agree on.
    '@babel/core',
    // The runtime that npm runs every script under.
    '@hathi/node-runtime',
    // Types only, and jest brings them.
    '@jest/environment',
    '@jest/reporters',
    '@jest/types',
    // Named in tsconfig.json files of the layers.
    '@types/google.maps',
    // Run by name, from the test command and the scripts.
    'dependency-cruiser',
    '@arethetypeswrong/cli',
    'publint',
  ],
} satisfies KnipConfig
