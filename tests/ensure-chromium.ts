import { findChromium } from './find-chromium'
import { installPackages } from './install-packages'

/** Prints the path of a Chromium, and installs Debian's when the machine has none. */
try {
  console.log(findChromium() ?? install())
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`No Chromium for the browser tests: ${reason}; install one and set CHROMIUM_PATH to its program`)
  process.exitCode = 1
}

function install(): string {
  console.error('No Chromium found, installing the one of Debian')
  // Without a font all text has zero size, and nothing could be measured or clicked.
  try {
    installPackages('chromium-headless-shell', 'fonts-liberation')
  } catch {
    installPackages('chromium', 'fonts-liberation')
  }
  const path = findChromium()
  if (!path) throw new Error('the package brought no program of that name')
  return path
}
