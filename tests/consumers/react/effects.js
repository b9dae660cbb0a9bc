/**
 * Builds two sites with two bundlers: one imports every module that has side effects, the other
 * only a rule. Prints the effects that are in each.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * By what an effect is found in a site, and in which files; the element's script has the tokens.
 */
const marks = {
  element: ['.js', 'hathi-fare-estimate'],
  tokens: ['.css', '--calm:'],
  "leaflet's style": ['.css', '.leaflet-pane'],
}

const marksIn = (files) =>
  Object.entries(marks)
    .filter(([, [kind, mark]]) =>
      files.some(({ name, text }) => name.endsWith(kind) && text.includes(mark)),
    )
    .map(([effect]) => effect)
    .join(', ') || 'nothing'

const byVite = async (input) => {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  })
  return output.map(({ fileName, code, source }) => ({ name: fileName, text: code ?? source }))
}

const { default: webpack } = await import(pathToFileURL(process.env.WEBPACK))

const byWebpack = (entry) =>
  new Promise((resolve, reject) => {
    const to = path.resolve('webpacked', path.basename(entry, '.js'))
    const settings = {
      mode: 'production',
      context: process.cwd(),
      entry,
      output: { path: to },
      experiments: { css: true },
      module: { rules: [{ test: /\.png$/, type: 'asset/inline' }] },
    }
    webpack(settings, (error, stats) => {
      if (error !== null || stats.hasErrors()) reject(error ?? new Error(stats.toString()))
      else {
        const read = (name) => ({ name, text: readFileSync(path.join(to, name), 'utf8') })
        resolve(readdirSync(to).map(read))
      }
    })
  })

for (const [bundler, files] of Object.entries({ Vite: byVite, webpack: byWebpack })) {
  console.log(`${bundler}: ${marksIn(await files('./effects/all.js'))}`)
  console.log(`${bundler}, a rule: ${marksIn(await files('./effects/rule.js'))}`)
}
