import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { checkSteps } from './check-steps'
import { unitWorkers } from './cores'
import { countPlaywright, countVitest } from './count-results'
import { ensurePrograms } from './ensured'
import { lastLine, parts, totalFile, type Part } from './parts'
import { runStep } from './run-step'
import { sideBySide, type LaneStep } from './side-by-side'

/** The most failed tests that are listed with their messages at the end. */
const mostReasons = 15

/**
 * `npm test` and `npm run test:rest`: the steps that take one core run concurrently, then the journeys, which take all.
 * A failed step does not stop the others; only after a failed build the journeys have nothing to test.
 */
const part: Part = process.argv[2] === 'rest' ? 'rest' : 'first'
const { folder } = parts[part]
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.env['TEST_EXTENT'] = part
if (!ensurePrograms()) {
  console.log(lastLine({ passed: 0, failed: 1 }))
  process.exit(1)
}

// Some tests read the build.
const built = await runStep({ name: 'build', command: 'npm run --silent build' }, 'when it fails')
const steps = await sideBySide(stepsOf(part))
const journeys =
  built &&
  (await runStep({
    name: 'journeys',
    command: `playwright test --reporter=line,json ${projectsOf(part)}`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/journeys.json` },
  }))

const counts = [
  ...['unit', 'stories', 'browser', 'effects'].map((name) => countVitest(`${folder}/${name}.json`)),
  countPlaywright(`${folder}/journeys.json`),
]
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
/** A step can fail without a failed test: check, build, or a crashed runner. */
const failed = Math.max(sum('failed'), [built, ...steps, journeys].filter((ok) => !ok).length)
const flaky = counts.flatMap((count) => count.flaky)
writeFileSync(`${folder}/flaky.json`, JSON.stringify(flaky, null, 2))
writeFileSync(totalFile(part), JSON.stringify({ passed: sum('passed'), failed }))
// The messages are repeated at the end, where a truncated output still has them.
printLines('FLAKY', flaky)
printLines(
  'FAILED',
  counts.flatMap(({ failures }) => failures),
)
console.log(lastLine({ passed: sum('passed'), failed }))
process.exitCode = failed === 0 ? 0 : 1

function stepsOf(of: Part): LaneStep[] {
  const stories = vitest('stories', 'stories', 'vitest.stories.config.ts')
  if (of === 'rest')
    return [
      vitest('unit tests', 'unit', 'vitest.config.ts --project rest'),
      vitest('effects', 'effects', 'vitest.config.ts --project effects'),
      stories,
    ]
  return [
    vitest('unit tests', 'unit', `vitest.config.ts --project node --maxWorkers=${unitWorkers}`),
    stories,
    vitest('browser tests', 'browser', 'vitest.config.ts --project browser'),
    ...checkSteps,
  ]
}

function projectsOf(of: Part): string {
  const names = ['once', 'wide', 'phone', ...(of === 'rest' ? ['rest'] : [])]
  return names.map((name) => `--project ${name}`).join(' ')
}

function vitest(name: string, report: string, config: string): LaneStep {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${folder}/${report}.json`
  return { name, command: `vitest run --config ${config} ${reporters}`, shown: 'at the end' }
}

function printLines(what: string, lines: readonly string[]): void {
  for (const line of lines.slice(0, mostReasons)) console.log(`${what} ${line}`)
  if (lines.length > mostReasons) console.log(`${what} and ${lines.length - mostReasons} more`)
}
