import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const { rules, element } = JSON.parse(readFileSync(process.env.BUDGET, 'utf8'))

/** What one import adds to a site, compressed. */
const weigh = async (entry, name) => {
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
      modulePreload: false,
      rolldownOptions: {
        input: 'one-import',
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
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
for (const [rule, limit] of Object.entries(rules)) {
  const [entry, name] = rule.split(' ')
  const bytes = await weigh(entry, name)
  console.log(`${rule.padEnd(44)}${String(bytes).padStart(6)} of ${limit} bytes gzip`)
  if (bytes === 0 || bytes > limit) over.push(rule)
}
if (over.length > 0) throw new Error(`over the budget: ${over.join(', ')}`)
