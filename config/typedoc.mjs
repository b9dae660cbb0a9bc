import { Context, Converter, ReflectionKind } from 'typedoc'
import ts from 'typescript'

/** What TypeDoc calls a parameter that is taken apart at once. */
const nameless = '__namedParameters'

/** What the comments of a dependency are wrong about is for its authors to mend. */
const withoutForeignWarnings = ({ logger }) => {
  const warn = logger.warn.bind(logger)
  logger.warn = (text, ...at) => {
    if (!text.includes('node_modules/')) warn(text, ...at)
  }
}

const isPutTogether = (symbol) =>
  symbol.name.endsWith('Needs') &&
  symbol.declarations?.some(({ type }) => type !== undefined && !ts.isTypeLiteralNode(type))

/**
 * What is needed is listed one by one, and not by the types that it was put together from: those are the flows',
 * which nobody outside knows. As if each of these types had the tag `@interface`, which is read before any event.
 */
const withNeedsListed = ({ converter, logger }) => {
  const { getComment } = Context.prototype
  Context.prototype.getComment = function (symbol, kind) {
    const comment = getComment.call(this, symbol, kind)
    if (kind === ReflectionKind.TypeAlias && isPutTogether(symbol))
      comment?.modifierTags.add('@interface')
    return comment
  }
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const needs of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
      if (needs.name.endsWith('Needs') && needs.children === undefined)
        logger.warn(`${needs.getFriendlyFullName()} does not list what is needed`)
    }
  })
}

/** `AppState` of the state, `Pick<Market, 'country'>` of the market; null of a type that has no name. */
const namedType = (type) => {
  if (type?.type !== 'reference') return null
  return type.name === 'Pick' ? namedType(type.typeArguments?.[0]) : type.name
}

/** What is taken apart where it is given has no name: it is called after its type, by the last of its words. */
const withNamedParameters = ({ converter, logger }) => {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      const word = /[A-Z][a-z]*$/.exec(namedType(parameter.type) ?? '')?.[0]
      if (parameter.name === nameless && word !== undefined) parameter.name = word.toLowerCase()
    }
  })
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (parameter.name === nameless)
        logger.warn(
          `${parameter.parent.getFriendlyFullName()} wants an @param that names what it takes`,
        )
    }
  })
}

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  name: 'Hathi',
  entryPoints: ['../src/library/**/*.ts'],
  tsconfig: './tsconfig.docs.json',
  out: '../out/api',
  readme: '../docs/guide/README.md',
  plugin: [withoutForeignWarnings, withNeedsListed, withNamedParameters],
  disableSources: true,
  // The compiler has a step of its own.
  skipErrorChecking: true,
  suppressCommentWarningsInDeclarationFiles: true,
  // Selectors carry the comments of the library that makes them, whose pages are not among these.
  externalSymbolLinkMappings: { reselect: { '*': '#' } },
  // Types whose parts are said by what is exported, and what types are read off.
  intentionallyNotExported: [
    'Here',
    'LocatedStop',
    'ParseForm',
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
