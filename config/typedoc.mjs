/** What the comments of a dependency are wrong about is for its authors to mend. */
const withoutForeignWarnings = ({ logger }) => {
  const warn = logger.warn.bind(logger)
  logger.warn = (text, ...at) => {
    if (!text.includes('node_modules/')) warn(text, ...at)
  }
}

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  name: 'Hathi',
  entryPoints: ['../src/library/**/*.ts'],
  tsconfig: './tsconfig.docs.json',
  out: '../out/api',
  readme: '../docs/guide/README.md',
  plugin: [withoutForeignWarnings],
  disableSources: true,
  // The compiler has a step of its own.
  skipErrorChecking: true,
  suppressCommentWarningsInDeclarationFiles: true,
  // Selectors carry the comments of the library that makes them, whose pages are not among these.
  externalSymbolLinkMappings: { reselect: { '*': '#' } },
  // Types whose parts are said by what is exported, and what types are read off.
  intentionallyNotExported: [
    'Here',
    'LeadAddress',
    'LocatedStop',
    'ParseForm',
    'Redemption',
    'Selected',
    'Takes',
    'cityPages',
    'contentPages',
    'english',
    'flowPages',
    'makeReducer',
  ],
  // Functions are held to more by tests/docs.
  requiredToBeDocumented: ['Variable', 'TypeAlias'],
  validation: { notExported: true, invalidLink: true, invalidPath: true, notDocumented: true },
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
}
