import { chromium } from 'playwright'
import { isExecutable, programPaths } from './find-program.ts'

/** The headless shell has no window to draw and is a quarter faster. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Path of an executable Chromium: CHROMIUM_PATH, the one downloaded by Playwright, or the system's. Throws when
 * CHROMIUM_PATH is not executable, because a wrong setting must not be ignored.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`)
  if (chosen) return chosen
  return [chromium.executablePath(), ...programPaths(systemNames)].find(isExecutable)
}
