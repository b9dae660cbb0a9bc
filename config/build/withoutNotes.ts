/**
 * A loader that takes out of a package's source what it notes for developers: the names and the
 * types of properties that React's tools show. As long as a component or a context has such a note,
 * a build keeps it, even if nothing imports it.
 */
export default (source: string): string =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll(/^(var \w*[pP]ropTypes(?:\$\d)? = )(?:_extends\(|\{)[^;]+;$/gm, '$1{};')
