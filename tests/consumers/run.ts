/**
 * Uses the package as others do: packs it, installs it into empty projects outside this one, and
 * runs there what its importers run. Ends with the tally that `npm test` reads.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatTally } from '../../config/build/tally.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import { blocksOf } from '../docs/claims.ts'

const root = path.join(import.meta.dirname, '..', '..')
const tool = (script: string): string => `node "${path.join(root, 'node_modules', script)}"`
const compiles = (
  compiler: string,
  module: string,
  resolution: string,
  project = 'tsconfig.json',
): string => `${tool(compiler)} -p ${project} --module ${module} --moduleResolution ${resolution}`

const codeOf = (page: string): readonly string[] =>
  blocksOf(readFileSync(path.join(root, page), 'utf8')).map(({ code }) => code)

/** The first block of code on a page, as a reader has it in a file. */
const firstBlockOf = (page: string): string => {
  const [block] = codeOf(page)
  if (block === undefined) throw new Error(`${page} has no code`)
  return block
}

/** The declaration of the element's tag for JSX. */
const tagDeclared = (): string => {
  const block = codeOf('docs/guide/placing-the-element.md').find((code) =>
    code.includes('IntrinsicElements'),
  )
  if (block === undefined) throw new Error('the guide declares no tag')
  return block
}

/** All the code on a page, as a reader has it in a file at the end. */
const programOf = (page: string): string => codeOf(page).join('\n')

type Check = {
  readonly says: string
  /** A file to write into the project first. */
  readonly file?: { readonly name: string; readonly text: string }
  readonly run: string
  /** The whole output. */
  readonly prints?: string
}

const firstPrints = "{ _tag: 'Left', left: { kind: 'MobileMalformed', country: 'AE' } }\ntrue"

type Consumer = { readonly name: string; readonly checks: readonly Check[] }

const newCompiler = '@typescript/native/bin/tsc'
const oldCompiler = 'typescript/lib/tsc.js'

const consumers: readonly Consumer[] = [
  {
    name: 'node',
    checks: [
      {
        says: 'five lines get a typed error for a wrong Emirati number, and whether a point is served',
        file: { name: 'first.mjs', text: firstBlockOf('docs/guide/README.md') },
        run: 'node first.mjs',
        prints: firstPrints,
      },
      {
        says: 'so do those of the README',
        file: { name: 'readme.mjs', text: firstBlockOf('README.md') },
        run: 'node readme.mjs',
        prints: firstPrints,
      },
      {
        says: 'the rules and the data load where nothing but the package is installed, and load nothing else',
        run: 'node everyEntry.js',
        prints: '20 entries\nand nothing else',
      },
      {
        says: 'nobody reaches past what the package offers',
        run: 'node deep.js',
        prints: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
      },
      {
        says: 'the package holds what was built and written of it, and nothing else of the project',
        run: 'node contents.js',
        prints:
          'CONTRIBUTING.md LICENSE README.md dist docs examples package.json\napplication domain infrastructure library ui',
      },
      {
        says: 'no link of its pages leads out of it, or nowhere',
        run: 'node links.js',
        prints: `${readdirSync(path.join(root, 'docs', 'guide')).length} pages of the guide`,
      },
      {
        says: 'a CommonJS script requires a rule',
        run: 'node required.cjs',
        prints: '9876543210',
      },
      {
        says: 'a jest of CommonJS tests a rule',
        run: tool('jest/bin/jest.js'),
      },
      {
        says: "a phone app's resolver finds a rule",
        run: 'node metro.cjs',
        prints: path.join('dist', 'src', 'library', 'domain', 'phone.js'),
      },
    ],
  },
  {
    name: 'typescript',
    checks: [
      {
        // First, because from here on its file is compiled with the others.
        says: 'the program of the guide books a truck and follows it, against the sandbox',
        file: {
          name: 'booking.mts',
          text: programOf('docs/guide/from-fares-to-a-booked-truck.md'),
        },
        run: 'node booking.mts',
        prints: [
          'fare_estimate_mob',
          'INR',
          "{ kind: 'auth' }",
          "{ mobile: '98765 43210' }",
          'otp',
          'done',
          'Asha Rao',
          'order-review',
          "{ kind: 'BookVehicle', name: 'Tata Ace' }",
          "[ { part: 'receiverMobile', error: { kind: 'MobileMissing' } } ]",
          '[]',
          'null',
          'null',
          'Tata Ace',
          'searching',
          'true',
          'order-review',
          'Meera Iyer',
        ].join('\n'),
      },
      {
        says: 'strict types hold as Node resolves them, declarations and all',
        run: compiles(newCompiler, 'nodenext', 'nodenext'),
      },
      {
        says: 'strict types hold as a bundler resolves them, declarations and all',
        run: compiles(newCompiler, 'esnext', 'bundler'),
      },
      {
        says: 'strict types hold for the compiler before this one',
        run: compiles(oldCompiler, 'nodenext', 'nodenext'),
      },
      {
        says: 'they hold where a member that is undefined is not one that is left out',
        run: compiles(newCompiler, 'nodenext', 'nodenext', 'tsconfig.exact.json'),
      },
      {
        says: 'the rules, the flows and the data hold where nothing declares a DOM, as in a phone app',
        run: compiles(newCompiler, 'esnext', 'bundler', 'tsconfig.phone.json'),
      },
      {
        says: 'a project exports whatever it made of one entry, with its declarations',
        run: `node declare.js "${path.join(root, 'node_modules', newCompiler)}" nodenext nodenext`,
        prints: '2 projects and 24 entries',
      },
      {
        says: 'a flow runs without React, over adapters of somebody else',
        run: 'node flow.ts',
        prints:
          '{"kind":"Wrong","error":{"kind":"MobileMalformed","country":"IN"}}\n/en-IN/fare_estimate_mob shown',
      },
    ],
  },
  {
    name: 'vite',
    checks: [
      {
        says: 'a site is built with a rule in it',
        run: 'node node_modules/vite/bin/vite.js build --logLevel warn',
        prints: '',
      },
      {
        says: "a Vue component renders a phone field's errors from the domain",
        run: 'node node_modules/vite/bin/vite.js build --ssr render.js --outDir server --logLevel warn && node server/render.js',
        prints: 'This is no mobile number of AE\nno error',
      },
      {
        says: 'a rule weighs no more than its budget, nothing left out as well, nor does the element',
        run: 'node weigh.js',
      },
    ],
  },
  {
    name: 'react',
    checks: [
      {
        // The program of the guide is compiled with the others, and built below.
        file: { name: 'screens.ts', text: programOf('docs/guide/showing-the-screens.md') },
        says: 'the screens and the element have types in a strict project',
        run: compiles(newCompiler, 'esnext', 'bundler'),
      },
      {
        says: 'a site is built with the screens and the element in it',
        run: 'node node_modules/vite/bin/vite.js build --logLevel error',
        prints: '',
      },
      {
        says: 'what is imported for its effect alone is in a site, and with a rule comes none of it',
        run: 'node effects.js',
        prints: [
          "Vite: element, tokens, leaflet's style",
          'Vite, a rule: nothing',
          "webpack: element, tokens, leaflet's style",
          'webpack, a rule: nothing',
        ].join('\n'),
      },
      {
        file: { name: 'tag.ts', text: tagDeclared() },
        says: 'the tag of the element has types in JSX as the guide declares it',
        run: compiles(newCompiler, 'esnext', 'bundler', 'tsconfig.jsx.json'),
      },
      {
        says: 'a server renders the tag of the element',
        run: 'node node_modules/vite/bin/vite.js build --ssr element.tsx --outDir server --logLevel error && node server/element.js',
        prints: '<hathi-fare-estimate country="IN" locale="en-IN"></hathi-fare-estimate>',
      },
      {
        says: 'a server renders a screen in Turkish',
        run: 'node node_modules/vite/bin/vite.js build --ssr render.ts --outDir server --logLevel error && node server/render.js',
        prints: 'Bir şeyler ters gitti!',
      },
      {
        says: 'the program of the guide puts the website together, and a server renders its fare form',
        run: 'node node_modules/vite/bin/vite.js build --ssr screens.ts --outDir server --logLevel error && node server/screens.js',
        prints: 'true',
      },
    ],
  },
]

const sandbox = await startSandbox()

type Ended = { readonly endedWell: boolean; readonly printed: string; readonly all: string }

const run = (folder: string, command: string): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: [path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter),
        // Like a program that an importer ships: in production, nothing is logged for developers.
        NODE_ENV: 'production',
        NO_COLOR: '1',
        SWC_JEST: path.join(root, 'node_modules', '@swc', 'jest'),
        WEBPACK: path.join(root, 'node_modules', 'webpack', 'lib', 'index.js'),
        BUDGET: path.join(root, 'config', 'size-budget.json'),
        HATHI_SANDBOX: sandbox.url,
      },
    })
    let printed = ''
    let all = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      all += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      all += chunk.toString()
    })
    child.on('close', (code) => {
      resolve({ endedWell: code === 0, printed: printed.trim().replaceAll('\r', ''), all })
    })
  })

const tally = { passed: 0, failed: 0 }

const tell = (says: string, isSo: boolean, output: string): void => {
  if (isSo) tally.passed += 1
  else tally.failed += 1
  console.log(`${isSo ? '✓' : '✗'} ${says}`)
  if (!isSo) console.log(output)
}

const check = async (folder: string, { says, file, run: command, prints }: Check) => {
  if (file !== undefined) writeFileSync(path.join(folder, file.name), file.text)
  const { endedWell, printed, all } = await run(folder, command)
  tell(says, endedWell && (prints === undefined || printed === prints), all)
}

const consume = async (within: string, tarball: string, { name, checks }: Consumer) => {
  const folder = path.join(within, name)
  cpSync(path.join(import.meta.dirname, name), folder, { recursive: true })
  cpSync(tarball, path.join(folder, 'hathi.tgz'))
  cpSync(path.join(root, '.npmrc'), path.join(folder, '.npmrc'))
  const { endedWell, all } = await run(
    folder,
    'npm ci --include=dev --prefer-offline --no-audit --no-fund --ignore-scripts',
  )
  tell(`${name}: the package installs into an empty project`, endedWell, all)
  if (!endedWell) return
  for (const each of checks) await check(folder, each)
}

const within = mkdtempSync(path.join(tmpdir(), 'hathi-consumers-'))
try {
  const packing = await run(root, `npm pack --pack-destination "${within}"`)
  tell('the package is built and packed', packing.endedWell, packing.all)
  const [packed] = readdirSync(within)
  if (packed !== undefined) {
    const tarball = path.join(within, packed)
    await check(root, {
      says: 'publint has nothing to say of the package',
      run: `${tool('publint/src/cli.js')} "${tarball}" --strict`,
    })
    await check(root, {
      says: 'every entry but the stylesheet resolves to a module and to its types',
      run: `${tool('@arethetypeswrong/cli/dist/index.js')} "${tarball}" --profile esm-only --exclude-entrypoints ./ui/tokens.css`,
    })
    for (const consumer of consumers) await consume(within, tarball, consumer)
  }
} finally {
  rmSync(within, { recursive: true, force: true })
  await sandbox.close()
}
console.log(formatTally(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
