import { spawnSync } from 'node:child_process'
import { runStep } from './run-step'

/**
 * `npm run review [-- <revision>] [-- --all]`: runs locally what the workflow `merchants` does to a pull request. It
 * checks the merchants, lists the changes since the branch left main, looks for elements wider than the narrowest
 * phone, and runs the tests that read merchants; with --all every test, as the workflow does. Exits with 1 when
 * something fails.
 */
const args = process.argv.slice(2)
const isAll = args.includes('--all')
const branch = args.find((arg) => !arg.startsWith('-')) ?? 'main'
const base = mergeBase(branch)
if (base === undefined) {
  console.error(`review: git knows no revision "${branch}"; name the one to compare with: npm run review -- <revision>`)
  process.exit(2)
}

const merchant = 'tsx src/tools/cli/merchant.ts'
const tests =
  'vitest run src/engine src/tools/schema src/tools/cli src/tools/build src/tools/serve tests/conformance tests/workflow.test.ts --project node'
const steps = [
  { name: 'check', command: `${merchant} check` },
  { name: `changes since ${branch}`, command: `${merchant} diff --since ${base} --format markdown` },
  ...(isAll ? [] : [{ name: 'homes at 320 pixels', command: 'playwright test narrow' }]),
  { name: isAll ? 'all tests' : 'tests that read merchants', command: isAll ? 'npm test' : tests },
]
let isGood = true
for (const step of steps) isGood = (await runStep(step)) && isGood
console.log(isGood ? 'In order' : 'Not in order: see above')
process.exitCode = isGood ? 0 : 1

/** The commit at which this branch left another one; as a hash it is safe in a command. */
function mergeBase(revision: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['merge-base', '--', revision, 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
