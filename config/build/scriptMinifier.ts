import TerserPlugin from 'terser-webpack-plugin'

// What packages tell their developers: i18next only if its `debug` is set, the router and
// react-i18next in the console.
export const notes = [
  ...['log', 'warn', 'once', 'deprecate'].map((level) => `this.logger.${level}`),
  'i18n.logger.once',
  'warning',
  'warningOnce',
  'warnOnce',
]

/** Makes scripts small. Each pass finds what the one before it has made superfluous. */
export const scriptMinifier = (options: { readonly module?: true } = {}) =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 8, pure_funcs: notes }, mangle: true, ...options },
  })
