const { existsSync, readFileSync, realpathSync, statSync } = require('node:fs')
const path = require('node:path')
const { resolve } = require('metro-resolver')

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** What Metro passes to its resolver when it builds for a phone. */
const context = {
  allowHaste: false,
  assetExts: new Set(['png']),
  customResolverOptions: {},
  dev: false,
  disableHierarchicalLookup: false,
  doesFileExist: existsSync,
  extraNodeModules: {},
  fileSystemLookup: (file) => {
    if (!existsSync(file)) return { exists: false }
    return { exists: true, realPath: realpathSync(file), type: statSync(file).isFile() ? 'f' : 'd' }
  },
  getPackage: read,
  getPackageForModule: (file) => {
    const rootPath = path.join(__dirname, 'node_modules', 'hathi')
    if (!file.startsWith(rootPath)) return null
    return {
      rootPath,
      packageJson: read(path.join(rootPath, 'package.json')),
      packageRelativePath: path.relative(rootPath, file),
    }
  },
  isESMImport: true,
  mainFields: ['react-native', 'browser', 'main'],
  nodeModulesPaths: [],
  originModulePath: path.join(__dirname, 'App.js'),
  preferNativePlatform: true,
  redirectModulePath: (name) => name,
  resolveAsset: () => undefined,
  resolveHasteModule: () => undefined,
  resolveHastePackage: () => undefined,
  sourceExts: ['js', 'json', 'ts', 'tsx'],
  unstable_conditionNames: ['require', 'react-native'],
  unstable_conditionsByPlatform: {},
  unstable_enablePackageExports: true,
  unstable_logWarning: (message) => {
    throw new Error(message)
  },
}

const { filePath } = resolve(context, 'hathi/domain/phone', 'android')
console.log(path.relative(path.join(__dirname, 'node_modules', 'hathi'), filePath))
