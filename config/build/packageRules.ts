import path from 'node:path'
import type { RuleSetRule } from 'webpack'

const filesOf = (...packages: readonly string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`)

/** What comes in the place of a package, as an alias: a few lines that do what is used of it. */
export const standIns = { immer$: path.join(import.meta.dirname, 'withoutDrafts.ts') }

/** How the packages come into a release: without what they keep for developers, and what has no work in it. */
export const packageRules: readonly RuleSetRule[] = [
  {
    include: filesOf('react-router', 'downshift'),
    loader: path.join(import.meta.dirname, 'withoutNotes.ts'),
  },
  { include: filesOf('i18next'), loader: path.join(import.meta.dirname, 'withoutIdle.ts') },
  // Downshift checks its properties' types by them, in development alone.
  { include: filesOf('prop-types', 'react-is'), sideEffects: false },
]
