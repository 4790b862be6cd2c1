import { spawnSync } from 'node:child_process'

/** Installs Debian packages. Throws an error with the command that failed. */
export function installPackages(...packages: string[]): void {
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

function apt(...words: string[]): void {
  const command = process.getuid?.() === 0 ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words]
  const { status } = spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', ...command], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error(`'${command.join(' ')}' failed`)
}
