import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port'
import { RunningNginx } from './running-nginx'

export interface NginxOptions {
  readonly hasBrotli?: boolean
  /** URL of the gateway; without it there is none listening. */
  readonly gateway?: string
}

export interface BuildOnNginx {
  readonly port: number
  readonly nginx: RunningNginx
}

/**
 * Runs the standalone configuration as the build wrote it, except for paths and ports that must be the test's own.
 * Paths are quoted, because the name of a temporary folder may hold a blank.
 */
export async function buildOnNginx(
  dist: string,
  { hasBrotli = true, gateway }: NginxOptions = {},
): Promise<BuildOnNginx> {
  const written = readFileSync(join(dist, `nginx/nginx${hasBrotli ? '-brotli' : ''}.conf`), 'utf8')
  const port = await freePort()
  const nginx = new RunningNginx(dist, (folder) =>
    changed(written, [
      ['error_log stderr;', 'error_log stderr notice;'],
      ['listen 127.0.0.1:8080 default_server;', `listen 127.0.0.1:${port} default_server;`],
      ['http://127.0.0.1:4173', gateway ?? 'http://127.0.0.1:9'],
      [/nginx\/(nginx\.pid|\w+_temp);/, `"${folder}/$1";`],
      ['proxy_cache_path nginx/status ', `proxy_cache_path "${folder}/status" `],
      [/include (\w+\.conf);/, `include "${dist}/nginx/$1";`],
    ]),
  )
  return { port, nginx: await nginx.ready() }
}

function changed(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((result, [from, to]) => {
    const next = result.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to)
    if (next === result) throw new Error(`nginx.conf has no ${String(from)}`)
    return next
  }, text)
}
