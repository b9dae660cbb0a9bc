import path from 'node:path'
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import { WriteChunkManifest } from './config/build/chunkManifest.ts'
import { NonceTags } from './config/build/nonceTags.ts'
import { pageOf } from './config/build/page.ts'
import { Precompress } from './config/build/precompress.ts'
import { WriteSiteMap } from './config/build/writeSiteMap.ts'

const root = import.meta.dirname
const at = (...segments: readonly string[]): string => path.join(root, ...segments)

type Flavour = { readonly production: boolean; readonly served: boolean }

const scripts = ({ production, served }: Flavour): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production, refresh: served } },
    },
    module: { type: 'es6' },
  },
})

const packageGroup = (name: string, packages: string, priority: number) => ({
  test: new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`),
  name,
  priority,
})

const configuration = ({ production, served }: Flavour): Configuration => {
  const assetName = production ? 'assets/[name].[contenthash:8]' : '[name]'
  return {
    mode: production ? 'production' : 'development',
    context: root,
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    output: {
      path: at('out/site'),
      publicPath: '/',
      filename: `${assetName}.js`,
      chunkFilename: `${assetName}.js`,
      cssFilename: `${assetName}.css`,
      cssChunkFilename: `${assetName}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Out of the site's folder: whoever debugs a release has them, visitors do not.
      sourceMapFilename: '../source-maps/[file].map',
      clean: true,
      uniqueName: 'hathi',
      // Named in the content security policy: chunks are the only scripts that the page adds.
      trustedTypes: 'hathi#webpack',
    },
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // The router's exports lead to its development build in every mode.
      alias: production
        ? {
            'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
          }
        : {},
    },
    module: {
      rules: [scripts({ production, served }), { test: /\.png$/, type: 'asset/resource' }],
      generator: {
        'css/module': { localIdentName: production ? '[hash:base64:6]' : '[name]__[local]' },
      },
      // For every kind of CSS: the key of modules alone does not reach `*.module.css`.
      // Custom properties are the brand's tokens: renamed they would name nothing.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    },
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      minimizeOptions: { javascript: false },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
        }),
        '...',
      ],
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          react: packageGroup('react', 'react|react-dom|scheduler', 20),
          leaflet: packageGroup('leaflet', 'leaflet', 20),
          axios: packageGroup('axios', 'axios', 20),
          google: packageGroup('google', '@googlemaps', 20),
          packages: {
            ...packageGroup('packages', '.*', 10),
            chunks: 'initial',
          },
        },
      },
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/ui/index.html',
        templateParameters: pageOf(),
        inject: 'head',
        scriptLoading: 'defer',
      }),
      new NonceTags(),
      new WriteSiteMap(),
      ...(served ? [new ReactRefresh({ overlay: false })] : []),
      ...(production
        ? [new WriteChunkManifest(at('.cache/build/chunks.json')), new Precompress()]
        : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: {
        config: [import.meta.filename, at('config/build/'), at('config/brand/')],
      },
    },
    performance: false,
    // A style is its part's own, and no part dresses another: their order decides nothing.
    ignoreWarnings: [/Conflicting order between css/],
    stats: 'errors-warnings',
  }
}

/** The website's build, and what `npm run dev` serves while it is being written. */
export default async (
  env: { readonly WEBPACK_SERVE?: boolean },
  { mode }: { readonly mode?: string },
): Promise<Configuration> => {
  const served = env.WEBPACK_SERVE === true
  const built = configuration({ production: mode === 'production', served })
  if (!served) return built

  // Loaded only when asked for: a production build contains no sandbox and needs none.
  const { devServer } = await import('./config/build/devServer.ts')
  return { ...built, devServer: await devServer() }
}
