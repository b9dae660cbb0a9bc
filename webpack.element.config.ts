import path from 'node:path'
import type { Configuration } from 'webpack'
import { shortCssNames } from './config/build/cssNames.ts'
import { InlineStyles } from './config/build/inlineStyles.ts'
import { packageRules, standIns } from './config/build/packageRules.ts'
import { scriptMinifier } from './config/build/scriptMinifier.ts'
import { scriptRule } from './config/build/scriptRule.ts'

const root = import.meta.dirname

/** `<hathi-fare-estimate>` in one file: a page loads it by one script, and nothing else. */
export default {
  mode: 'production',
  context: root,
  target: ['web', 'es2022'],
  entry: { element: './src/element.ts' },
  output: {
    path: path.join(root, 'dist', 'element'),
    filename: '[name].js',
    cssFilename: '[name].css',
    module: true,
    library: { type: 'module' },
    clean: true,
  },
  experiments: { outputModule: true },
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: standIns },
  module: {
    rules: [scriptRule(), { test: /\.png$/, type: 'asset/inline' }, ...packageRules],
    generator: { 'css/auto': shortCssNames },
    parser: {
      'css/auto': { namedExports: false, dashedIdents: false },
      // Where the script came from is known once it runs. What is loaded late elsewhere comes along.
      javascript: { importMeta: false, dynamicImportMode: 'eager' },
    },
  },
  optimization: {
    mangleExports: 'size',
    splitChunks: false,
    minimizeOptions: { javascript: false },
    minimizer: [scriptMinifier({ module: true }), '...'],
  },
  plugins: [new InlineStyles('__HATHI_STYLES__')],
  performance: false,
  ignoreWarnings: [/Conflicting order between css/],
  stats: 'errors-warnings',
} satisfies Configuration
