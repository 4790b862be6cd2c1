import { existsSync } from 'node:fs'
import { brotliModule } from '@/tools/serve/nginx/nginx-files'
import { findNginx } from './find-nginx'
import { installPackages } from './install-packages'

/** Prints the path of an nginx, and installs Debian's with its brotli module when the machine lacks either. */
try {
  console.log(existing() ?? install())
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`No nginx for the serving tests: ${reason}; install one with the static brotli module of Debian`)
  process.exitCode = 1
}

function existing(): string | undefined {
  return existsSync(brotliModule) ? findNginx() : undefined
}

function install(): string {
  console.error('No nginx with brotli found, installing the one of Debian')
  installPackages('nginx-light', 'libnginx-mod-http-brotli-static')
  const path = existing()
  if (path === undefined) throw new Error('the packages brought no nginx, or not its module')
  return path
}
