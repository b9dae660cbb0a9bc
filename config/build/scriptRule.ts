import type { RuleSetRule } from 'webpack'

/** How JSX is compiled: for development, or for production. */
export type ReactFlavour = { readonly development?: boolean; readonly refresh?: boolean }

/** Compiles TypeScript for browsers, the same way in every webpack build. */
export const scriptRule = (react: ReactFlavour = {}): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', ...react } },
    },
    module: { type: 'es6' },
  },
})
