import { findNginx } from '../nginx/findNginx.ts'
import { installPackages } from './debianPackages.ts'

const packages = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static']

const nginx = findNginx() ?? (installPackages(...packages) ? findNginx() : null)
if (nginx === null) {
  console.error(`Debian's nginx was not found. Its packages: ${packages.join(' ')}`)
  process.exit(1)
}
console.log(nginx)
