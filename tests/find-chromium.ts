import { chromium } from 'playwright'
import { isExecutable, programPaths } from './find-program.ts'

/** The headless shell has no window to draw and does the same in three quarters of the time. */
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Path of a Chromium that can be started: CHROMIUM_PATH, the one Playwright has downloaded, or the system's.
 * Throws when CHROMIUM_PATH names none: a wrong setting is not passed over.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`)
  if (chosen) return chosen
  return [chromium.executablePath(), ...programPaths(systemNames)].find(isExecutable)
}
