import { readFileSync } from 'node:fs'

const { exports } = JSON.parse(
  readFileSync(new URL('./node_modules/hathi/package.json', import.meta.url), 'utf8'),
)
const rules = Object.keys(exports).filter((name) => /^\.\/(domain\/|markets$|brands$)/.test(name))
for (const name of rules) await import(name.replace('.', 'hathi'))
console.log(`${rules.length} entries`)
