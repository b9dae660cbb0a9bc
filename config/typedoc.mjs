import { Context, Converter, ReflectionKind } from 'typedoc'
import ts from 'typescript'

/** TypeDoc's name for a parameter that is destructured. */
const nameless = '__namedParameters'

/** Hides warnings about the comments of dependencies, which only their authors can correct. */
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
 * Lists the members of a type of needs one by one, instead of naming the types that it is composed
 * of, because those are internal to the flows. Works as if the type had the tag `@interface`, which
 * is read before any event.
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

/**
 * `AppState` for the state, `Pick<Market, 'country'>` for the market; null for a type without a
 * name.
 */
const namedType = (type) => {
  if (type?.type !== 'reference') return null
  return type.name === 'Pick' ? namedType(type.typeArguments?.[0]) : type.name
}

/** Names a destructured parameter after the last word of its type. */
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
  // Selectors have comments of the library that makes them, and its pages are not part of these.
  externalSymbolLinkMappings: { reselect: { '*': '#' } },
  // Types that are clear from what is exported, and types from which others are derived.
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
  // tests/docs requires more of functions than this would.
  requiredToBeDocumented: ['Variable', 'TypeAlias'],
  validation: { notExported: true, invalidLink: true, invalidPath: true, notDocumented: true },
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
}
