import type { RuleSetRule } from 'webpack'

/** How React's markup is compiled: for a look at it as it is made, or for whoever visits. */
export type ReactFlavour = { readonly development?: boolean; readonly refresh?: boolean }

/** TypeScript on its way to a browser: the same language for whatever webpack builds. */
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
