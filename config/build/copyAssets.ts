import { cpSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')

/** The compiler emits scripts and texts. The styles and pictures that they import are copied. */
const isAsset = (file: string): boolean => statSync(file).isDirectory() || /\.(css|png)$/.test(file)

cpSync(path.join(root, 'src', 'ui'), path.join(root, 'dist', 'src', 'ui'), {
  recursive: true,
  filter: isAsset,
})
