import path from 'node:path'
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Chunk, Configuration } from 'webpack'
import { WriteChunkManifest } from './config/build/chunkManifest.ts'
import { shortCssNames } from './config/build/cssNames.ts'
import { documentOf, emptyPage } from './config/build/document.ts'
import { NameChunks } from './config/build/nameChunks.ts'
import { packageRules, standIns } from './config/build/packageRules.ts'
import { Precompress } from './config/build/precompress.ts'
import { scriptMinifier } from './config/build/scriptMinifier.ts'
import { scriptRule } from './config/build/scriptRule.ts'
import { WriteSiteMap } from './config/build/writeSiteMap.ts'

const root = import.meta.dirname
const at = (...segments: readonly string[]): string => path.join(root, ...segments)

type Flavour = { readonly production: boolean; readonly served: boolean }

const packageGroup = (name: string, packages: string, priority: number) => ({
  test: new RegExp(`node_modules[\\\\/](${packages})[\\\\/]`),
  name,
  priority,
})

// What is kept for a year must not meet its name again: with six signs some file of a year of releases might.
const assetName = ({ production }: Flavour): string =>
  production ? 'assets/[name].[contenthash:8]' : '[name]'

/** What the website and the pages that are made ahead of it have in common: the same markup, name by name. */
const common = (flavour: Flavour): Configuration => {
  const { production, served } = flavour
  return {
    mode: production ? 'production' : 'development',
    context: root,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        ...standIns,
        // The router's exports lead to its development build in every mode.
        ...(production && {
          'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
        }),
      },
    },
    module: {
      rules: [
        scriptRule({ development: !production, refresh: served }),
        { test: /\.png$/, type: 'asset/resource' },
        ...(production ? packageRules : []),
      ],
      // For every kind of CSS: the key of modules alone does not reach `*.module.css`.
      // Custom properties are the brand's tokens: renamed they would name nothing.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: {
        config: [import.meta.filename, at('config/build/'), at('config/brand/')],
      },
    },
    performance: false,
    stats: 'errors-warnings',
  }
}

const output = {
  publicPath: '/',
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  clean: true,
  uniqueName: 'hathi',
}

const cssNames = ({ production }: Flavour) =>
  production ? shortCssNames : { localIdentName: '[name]__[local]' }

/** The script that makes pages ahead: it is run by the build, and no part of the website. */
const making = (flavour: Flavour): Configuration => {
  const { module, ...shared } = common(flavour)
  return {
    ...shared,
    name: 'making',
    target: 'node24',
    entry: { prerender: './src/prerender.tsx' },
    output: {
      ...output,
      path: at('.cache/build/prerender'),
      publicPath: './',
      filename: '[name].mjs',
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
    },
    devtool: false,
    module: {
      ...module,
      generator: {
        'css/auto': { ...cssNames(flavour), exportsOnly: true },
        'asset/resource': { emit: false, publicPath: '/' },
      },
    },
    optimization: { minimize: false, splitChunks: false },
  }
}

// What is here before all else waits for nothing that it would share.
const isOnItsOwn = ({ name }: Chunk): boolean => name === 'not-started' || name === 'contact-ahead'

const website = (flavour: Flavour): Configuration => {
  const { production, served } = flavour
  const { module, ...shared } = common(flavour)
  return {
    ...shared,
    name: 'website',
    target: ['web', 'es2022'],
    entry: {
      main: './src/start.ts',
      ...(production && {
        'not-started': './src/notStarted.ts',
        'contact-ahead': './src/contactAhead.ts',
      }),
      // At the root and without a hash: what a worker may stand before is told by where it lies.
      ...(production && {
        worker: { import: './src/serviceWorker/worker.ts', filename: 'service-worker.js' },
      }),
    },
    output: {
      ...output,
      path: at('out/site'),
      filename: `${assetName(flavour)}.js`,
      chunkFilename: `${assetName(flavour)}.js`,
      cssFilename: `${assetName(flavour)}.css`,
      cssChunkFilename: `${assetName(flavour)}.css`,
      // Out of the site's folder: whoever debugs a release has them, visitors do not.
      sourceMapFilename: '../source-maps/[file].map',
      // Named in the content security policy: chunks are the only scripts that the page adds.
      trustedTypes: 'hathi#webpack',
    },
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    module: {
      ...module,
      generator: { 'css/auto': cssNames(flavour) },
    },
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      mangleExports: production ? 'size' : false,
      minimizeOptions: { javascript: false },
      minimizer: [scriptMinifier(), '...'],
      splitChunks: {
        chunks: (chunk) => !isOnItsOwn(chunk),
        // Bytes of source. What is smaller weighs less twice than as a file of its own that every page has to name.
        minSize: 24_000,
        cacheGroups: {
          react: packageGroup('react', 'react|react-dom|scheduler', 20),
          leaflet: packageGroup('leaflet', 'leaflet', 20),
          axios: packageGroup('axios', 'axios', 20),
          google: packageGroup('google', '@googlemaps', 20),
          packages: {
            ...packageGroup('packages', '.*', 10),
            chunks: (chunk) => chunk.canBeInitial() && !isOnItsOwn(chunk),
          },
        },
      },
    },
    plugins: [
      new WriteSiteMap(),
      ...(production
        ? []
        : [
            new HtmlWebpackPlugin({
              templateContent: documentOf(emptyPage),
              inject: 'head',
              scriptLoading: 'defer',
            }),
          ]),
      ...(served ? [new ReactRefresh({ overlay: false })] : []),
      ...(production
        ? [
            new NameChunks(),
            new WriteChunkManifest(at('.cache/build/chunks.json')),
            new Precompress(),
          ]
        : []),
    ],
    // A style is its part's own, and no part dresses another: their order decides nothing.
    ignoreWarnings: [/Conflicting order between css/],
  }
}

/** The website's build, and what `npm run dev` serves while it is being written. */
export default async (
  env: { readonly WEBPACK_SERVE?: boolean },
  { mode }: { readonly mode?: string },
): Promise<Configuration | Configuration[]> => {
  const served = env.WEBPACK_SERVE === true
  const flavour = { production: mode === 'production', served }
  const built = website(flavour)
  if (!served) return [built, making(flavour)]

  // Loaded only when asked for: a production build contains no sandbox and needs none.
  const { devServer } = await import('./config/build/devServer.ts')
  return { ...built, devServer: await devServer() }
}
