import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Path of a Chromium that can be started: CHROMIUM_PATH, the one Playwright has downloaded, or the system's.
 * Throws when CHROMIUM_PATH names none: a wrong setting is not passed over.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`)
  if (chosen) return chosen
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const system = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
