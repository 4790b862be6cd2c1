import { playwright } from '@vitest/browser-playwright'
import { testLaunch } from './chromium-launch.ts'

/** Vitest in a headless Chromium. */
export function browserProject() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: testLaunch() }),
    instances: [{ browser: 'chromium' as const }],
  }
}
