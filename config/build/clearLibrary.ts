import { rmSync } from 'node:fs'
import path from 'node:path'

// A file that is no longer built would be packed with the rest.
rmSync(path.join(import.meta.dirname, '..', '..', 'dist'), { recursive: true, force: true })
