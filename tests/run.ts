import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { checkSteps } from './check-steps'
import { countPlaywright, countVitest } from './count-results'
import { runStep } from './run-step'
import { sideBySide, type LaneStep } from './side-by-side'

/** Failed tests that are named with their reasons at the end. */
const mostReasons = 15

/**
 * `npm test`: what takes one core side by side, then the journeys, which take both. A failed step does not hide what
 * the others find; only a failed build leaves the journeys nothing to try.
 * `npm run test:all` looks at every story and every page in every look.
 */
const reports = {
  unit: '.cache/tests/unit.json',
  effects: '.cache/tests/effects.json',
  browser: '.cache/tests/browser.json',
  stories: '.cache/tests/stories.json',
  journeys: '.cache/tests/journeys.json',
}
rmSync('.cache/tests', { recursive: true, force: true })

if (process.argv.includes('--all'))
  Object.assign(process.env, { STORY_LOOKS: 'whole', BARRIERS: 'whole', EFFECTS: 'whole' })
process.env['CHROMIUM_PATH'] = ensured('Chromium', 'tests/ensure-chromium.ts')
process.env['NGINX_PATH'] = ensured('nginx', 'tests/ensure-nginx.ts')

// Some tests read what is built.
const built = await runStep({ name: 'build', command: 'npm run --silent build' }, 'when it fails')
const besides = await sideBySide([
  vitest('unit tests', reports.unit, 'vitest.config.ts --project node'),
  vitest('stories', reports.stories, 'vitest.stories.config.ts'),
  vitest('browser tests', reports.browser, 'vitest.config.ts --project browser'),
  vitest('effects', reports.effects, 'vitest.config.ts --project effects'),
  ...checkSteps,
])
const walked =
  built &&
  (await runStep({
    name: 'journeys',
    command: 'playwright test --reporter=line,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
  }))

const { journeys: ofPlaywright, ...ofVitest } = reports
const counts = [...Object.values(ofVitest).map(countVitest), countPlaywright(ofPlaywright)]
// The reasons stand at the end too, where a shortened output still has them.
const reasons = counts.flatMap(({ failures }) => failures)
for (const reason of reasons.slice(0, mostReasons)) console.log(`FAILED ${reason}`)
if (reasons.length > mostReasons) console.log(`FAILED and ${reasons.length - mostReasons} more`)
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
/** A step can fail without a failed test: check, build, or a runner that stopped. */
const failed = Math.max(sum('failed'), [built, ...besides, walked].filter((ok) => !ok).length)
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function vitest(name: string, report: string, config: string): LaneStep {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  return { name, command: `vitest run --config ${config} ${reporters}`, shown: 'at the end' }
}

/** Path of a program that the tests need, which the script finds or installs; without it there is nothing to run. */
function ensured(name: string, script: string): string {
  const { status, stdout } = spawnSync('tsx', [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) {
    console.log('0 passed, 1 failed')
    process.exit(1)
  }
  console.log(`${name}: ${stdout.trim()}`)
  return stdout.trim()
}
