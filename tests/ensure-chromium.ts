import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium'

/** Prints the path of a Chromium, and installs Debian's when the machine has none. */
try {
  console.log(findChromium() ?? install())
} catch (error) {
  console.error(`No Chromium for the browser tests: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function install(): string {
  console.error('No Chromium found, installing the one of Debian')
  apt('update')
  // Without a font every text has no size, and nothing could be measured or clicked.
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  const path = findChromium()
  if (!path) throw new Error('the package chromium brought no program of that name')
  return path
}

function apt(...words: string[]): void {
  const command = process.getuid?.() === 0 ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words]
  const { status } = spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', ...command], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0)
    throw new Error(`'${command.join(' ')}' failed; install Chromium and set CHROMIUM_PATH to its program`)
}
