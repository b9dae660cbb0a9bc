import { existsSync } from 'node:fs'

const executable = '/usr/sbin/nginx'

/** The modules that Debian has in packages of their own. */
export const brotliModules = ['filter', 'static'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`,
)

/** Debian's nginx with brotli, or null. */
export const findNginx = (): string | null =>
  [executable, ...brotliModules].every((file) => existsSync(file)) ? executable : null
