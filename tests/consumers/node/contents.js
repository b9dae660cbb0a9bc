import { readdirSync } from 'node:fs'

const list = (folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .sort()
    .join(' ')

console.log(list('./node_modules/hathi'))
console.log(list('./node_modules/hathi/dist/src'))
