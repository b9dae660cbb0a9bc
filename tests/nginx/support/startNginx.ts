import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliModules, findNginx } from '../../../config/nginx/findNginx.ts'
import { writeConfiguration } from '../../../config/nginx/writeConfiguration.ts'
import type { WebsiteConfig } from '../../../sandbox/settings.ts'
import { freePort } from '../../support/freePort.ts'

export type Nginx = {
  readonly url: string
  /** Its access log, in the format of the deployment. */
  readonly log: () => Promise<string>
  readonly close: () => Promise<void>
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const main = (home: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
${brotliModules.map((file) => `load_module ${file};`).join('\n')}
daemon off;
worker_processes 1;
pid "${home}/nginx.pid";
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${home}/${name}";`).join('\n  ')}
  include "${home}/nginx/hathi.conf";
}
`

/**
 * Starts nginx with a deployment's configuration, on a port of its own, in front of the built site.
 */
export const startNginx = async (config: WebsiteConfig, site: string): Promise<Nginx> => {
  const executable = findNginx()
  if (executable === null) throw new Error('no nginx: run `npm run nginx`')
  // A deployment's folder may have any name.
  const home = await mkdtemp(path.join(tmpdir(), 'hathi of nginx-'))
  await symlink(site, path.join(home, 'site'))
  const port = await freePort()
  await mkdir(path.join(home, 'nginx'))
  const log = path.join(home, 'access.log')
  await writeFile(
    path.join(home, 'nginx', 'server.conf'),
    `listen 127.0.0.1:${port};\naccess_log "${log}" hathi;\n`,
  )
  writeConfiguration(config, home)
  await writeFile(path.join(home, 'main.conf'), main(home))

  const child = spawn(
    executable,
    ['-p', home, '-c', path.join(home, 'main.conf'), '-e', 'stderr'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  // As long as nginx runs, it may still open its port: a busy machine takes its time.
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`nginx does not start: ${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => readFile(log, 'utf8'),
    close: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(home, { recursive: true })
    },
  }
}
