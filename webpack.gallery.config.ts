import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { standIns } from './config/build/packageRules.ts'
import { scriptRule } from './config/build/scriptRule.ts'
import 'webpack-dev-server'

const root = import.meta.dirname
const port = 3002

/** The gallery: every part and every state of the website on one page, for whoever works on them. */
export default (_: unknown, { mode }: { readonly mode?: string }): Configuration => ({
  mode: mode === 'production' ? 'production' : 'development',
  context: root,
  target: ['web', 'es2022'],
  entry: { gallery: './tests/gallery/main.tsx' },
  output: {
    path: path.join(root, 'out', 'gallery'),
    publicPath: '/',
    filename: '[name].js',
    cssFilename: '[name].css',
    clean: true,
  },
  devtool: mode === 'production' ? false : 'eval-cheap-module-source-map',
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: standIns },
  module: {
    rules: [scriptRule(), { test: /\.(png|svg)$/, type: 'asset/resource' }],
    generator: { 'css/auto': { localIdentName: '[name]__[local]' } },
    parser: {
      'css/auto': { namedExports: false, dashedIdents: false },
      // A state is there at once: nothing is waited for but what the state itself waits for.
      javascript: { dynamicImportMode: 'eager' },
    },
  },
  // Built to be looked at: what is small takes longer to build.
  optimization: { minimize: false },
  plugins: [new HtmlWebpackPlugin({ template: './tests/gallery/gallery.html' })],
  cache: {
    type: 'filesystem',
    // What one mode keeps the other cannot read.
    name: `gallery-${mode ?? 'none'}`,
    cacheDirectory: path.join(root, '.cache', 'webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
  devServer: {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    client: { overlay: { warnings: false } },
    onListening: () => {
      console.log(`The gallery is at http://127.0.0.1:${port}`)
    },
  },
  performance: false,
  ignoreWarnings: [/Conflicting order between css/],
  stats: 'errors-warnings',
})
