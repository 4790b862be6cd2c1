import { defineConfig } from '@playwright/test'
import { testLaunch } from './tests/chromium-launch'
import { journeyWorkers } from './tests/cores'
import { firstJourneysPattern } from './tests/first-journeys'
import { journeyPort } from './tests/journeys/journey-server'

/** Journeys that end the same way on every screen, or set their widths themselves. */
const once = /\.once\.spec\.ts$/
/** Sweeps over pages, panels and widths, which `npm test` leaves to `npm run test:rest`. */
const rest = /\.rest\.spec\.ts$/

/** Which journeys the steps of `npm test` and `npm run test:rest` run. By hand all of those that are named run. */
const chosen = { first: { grep: firstJourneysPattern }, rest: { grepInvert: firstJourneysPattern } }
const extent = process.env['TEST_EXTENT']
const journeys = extent === 'first' || extent === 'rest' ? chosen[extent] : {}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys/results',
  workers: journeyWorkers,
  fullyParallel: true,
  // What needs it is told of as flaky, with its reason.
  retries: 1,
  // By hand a single journey may run.
  forbidOnly: extent !== undefined,
  // A machine that others use too takes several times as long as one of one's own; what passes waits for none of it.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  use: {
    browserName: 'chromium',
    launchOptions: testLaunch(),
    locale: 'en-US',
    // A page behind one gets what it keeps, and not what a journey puts in place of an answer.
    serviceWorkers: 'block',
    // Pages that move take a tenth of the processor: journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 25_000,
  },
  projects: [
    { name: 'once', testMatch: once, ...journeys },
    { name: 'wide', testIgnore: [once, rest], ...journeys, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'rest', testMatch: rest },
    {
      name: 'phone',
      testIgnore: [once, rest],
      ...journeys,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'tsx tests/journeys/start-server.ts',
    url: `http://127.0.0.1:${journeyPort}/healthz`,
    // A score of brands is built first: half a minute on an idle machine, minutes on one that others use too.
    timeout: 600_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
