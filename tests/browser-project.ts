import { playwright } from '@vitest/browser-playwright'
import { chromiumLaunch } from './chromium-launch.ts'

/** Vitest in a headless Chromium. */
export function browserProject() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  }
}
