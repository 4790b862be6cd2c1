import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { countPlaywright, countVitest } from './count-results'
import { runStep } from './run-step'

/**
 * `npm test`: one step after the other, because each uses both cores by itself. A failed step does not
 * hide what the later ones find; only a failed build leaves nothing to try.
 */
const reports = {
  unit: '.cache/tests/unit.json',
  stories: '.cache/tests/stories.json',
  journeys: '.cache/tests/journeys.json',
}
rmSync('.cache/tests', { recursive: true, force: true })

process.env['CHROMIUM_PATH'] = ensured('Chromium', 'tests/ensure-chromium.ts')
process.env['NGINX_PATH'] = ensured('nginx', 'tests/ensure-nginx.ts')

const checked = await runStep({ name: 'check', command: 'tsx tests/check.ts' })
const built = await runStep({ name: 'build', command: 'npm run --silent build' }, 'when it fails')
const vitest = (report: string, config: string) =>
  `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${report}`
const tested = await runStep({
  name: 'unit and browser tests',
  command: vitest(reports.unit, 'vitest.config.ts'),
})
const told = await runStep({ name: 'stories', command: vitest(reports.stories, 'vitest.stories.config.ts') })
const journeyed =
  built &&
  (await runStep({
    name: 'journeys',
    command: 'playwright test --reporter=line,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
  }))

const counts = [countVitest(reports.unit), countVitest(reports.stories), countPlaywright(reports.journeys)]
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
const steps = [checked, built, tested, told, journeyed]
/** A step can fail without a failed test: check, build, or a runner that stopped. */
const failed = Math.max(sum('failed'), steps.filter((ok) => !ok).length)
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

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
