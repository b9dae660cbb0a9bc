import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const foreign = new Set()
registerHooks({
  load: (url, context, next) => {
    if (!url.includes('/node_modules/hathi/')) foreign.add(url)
    return next(url, context)
  },
})

const { exports } = JSON.parse(
  readFileSync(new URL('./node_modules/hathi/package.json', import.meta.url), 'utf8'),
)
const rules = Object.keys(exports).filter((name) => /^\.\/(domain\/|markets$|brands$)/.test(name))
for (const name of rules) await import(name.replace('.', 'hathi'))
console.log(`${rules.length} entries`)
console.log([...foreign].join('\n') || 'and nothing else')
