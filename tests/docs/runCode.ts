import ts from 'typescript'
import { withClaimsPut } from './claims.ts'
import { compilerOptions, entries } from './publicSurface.ts'

/**
 * The value at each claim of a run, and the value that was stated, each with the code that it is about.
 */
export type Run = {
  readonly values: ReadonlyArray<readonly [what: string, value: unknown]>
  readonly results: ReadonlyArray<readonly [what: string, result: unknown]>
}

const settings: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2023,
  esModuleInterop: true,
}

const importedBy = (code: string): readonly string[] =>
  ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName)

const load = async (name: string): Promise<unknown> => {
  const loaded: unknown = await import(entries.get(name) ?? name)
  return loaded
}

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor

/**
 * Runs code that imports the package by name, on the sources. Continues after a claim that does not
 * hold.
 */
export const runCode = async (code: string): Promise<Run> => {
  const modules = new Map<string, unknown>()
  for (const name of importedBy(code)) modules.set(name, await load(name))
  const { outputText } = ts.transpileModule(withClaimsPut(code), { compilerOptions: settings })
  const body = new AsyncFunction('require', 'exports', 'claim', outputText)
  const values: Array<readonly [string, unknown]> = []
  const results: Array<readonly [string, unknown]> = []
  const claim = (what: string, value: unknown, result: unknown): void => {
    values.push([what, value])
    results.push([what, result])
  }
  await body((name: string) => modules.get(name), {}, claim)
  return { values, results }
}

const here = import.meta.dirname

/**
 * The compiler's errors about pieces of code that import the package by name, by their titles. In `.mts` files, as the
 * guide says to write them, a generic arrow function is refused that `.ts` files allow.
 */
export const typeErrorsIn = (pieces: ReadonlyMap<string, string>): readonly string[] => {
  const files = new Map(
    Array.from(pieces, ([title, code], at) => [`${here}/piece${at}.mts`, { title, code }]),
  )
  const host = ts.createCompilerHost(compilerOptions)
  const program = ts.createProgram([...files.keys()], compilerOptions, {
    ...host,
    fileExists: (name) => files.has(name) || host.fileExists(name),
    readFile: (name) => files.get(name)?.code ?? host.readFile(name),
    getSourceFile: (name, target) => {
      const file = files.get(name)
      return file === undefined
        ? host.getSourceFile(name, target)
        : ts.createSourceFile(name, file.code, target)
    },
  })
  return Array.from(files).flatMap(([name, { title }]) => {
    const source = program.getSourceFile(name)
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]
    return found.map(
      ({ messageText }) => `${title}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}
