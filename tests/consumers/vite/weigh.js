import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const { rules, unshaken, element } = JSON.parse(readFileSync(process.env.BUDGET, 'utf8'))

/**
 * A bundler that leaves out unused code, and one that includes every module whole, like those of
 * apps.
 */
const shaking = {}
const taking = {
  treeshake: false,
  output: { minify: { compress: false, mangle: true, codegen: { removeWhitespace: true } } },
}

/** The compressed size that one import adds to a site. */
const weigh = async (entry, name, { treeshake = true, output: written = {} }) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-import',
        resolveId: (id) => (id === 'one-import' ? id : null),
        load: (id) => (id === 'one-import' ? `export { ${name} } from '${entry}'` : null),
      },
    ],
    build: {
      write: false,
      minify: treeshake,
      modulePreload: false,
      rolldownOptions: {
        input: 'one-import',
        treeshake,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', ...written },
      },
    },
  })
  return gzipSync(output.map(({ code }) => code).join(''), { level: 9 }).length
}

const over = []
const script = readFileSync('node_modules/hathi/dist/element/element.js')
const whole = gzipSync(script, { level: 9 }).length
console.log(`hathi/element ${whole} of ${element} bytes gzip`)
if (whole > element) over.push('hathi/element')
const hold = async (limits, how, bundler) => {
  for (const [rule, limit] of Object.entries(limits)) {
    const [entry, name] = rule.split(' ')
    const bytes = await weigh(entry, name, bundler)
    const told = `${rule}${how}`
    console.log(`${told.padEnd(58)}${String(bytes).padStart(6)} of ${limit} bytes gzip`)
    if (bytes === 0 || bytes > limit) over.push(told)
  }
}
await hold(rules, '', shaking)
await hold(unshaken, ', nothing left out', taking)
if (over.length > 0) throw new Error(`over the budget: ${over.join(', ')}`)
