import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { runStep } from './run-step'

/**
 * `npm run review [-- <revision>] [--all] [--only <code>] [--whole]`: runs locally what the workflow `merchants` does to
 * a pull request. It checks the merchants, lists the changes since the branch left main, draws what they change
 * (`tests/pictures`: of all brands or of those named, with --whole without a limit), and runs the tests that read
 * merchants; with --all every test, as the workflow does. Exits with 1 when something fails.
 */
const { positionals, values } = readArgs()
const { all: isAll, only, whole: isWhole } = values
const branch = positionals[0] ?? 'main'
const base = mergeBase(branch)
if (base === undefined)
  stop(`git knows no revision "${branch}"; name the one to compare with: npm run review -- <revision>`)
const unfit = only.find((code) => !/^[a-z0-9-]+$/.test(code))
if (unfit !== undefined) stop(`there is no merchant "${unfit}"`)

const merchant = 'tsx src/tools/cli/merchant.ts'
const tests =
  'vitest run src/engine src/tools/schema src/tools/cli src/tools/build src/tools/serve tests/conformance tests/workflow.test.ts --project node'
const drawn = [...(only.length > 0 ? ['--only', ...only] : []), ...(isWhole ? ['--whole'] : [])].join(' ')
const steps = [
  { name: 'check', command: `${merchant} check` },
  { name: `changes since ${branch}`, command: `${merchant} diff --since ${base} --format markdown` },
  { name: 'pictures of the changes', command: `tsx tests/pictures/pictures.ts ${base} ${drawn}` },
  { name: isAll ? 'all tests' : 'tests that read merchants', command: isAll ? 'npm test' : tests },
]
let isGood = true
for (const step of steps) isGood = (await runStep(step)) && isGood
console.log(isGood ? 'In order' : 'Not in order: see above')
process.exitCode = isGood ? 0 : 1

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        whole: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

function stop(words: string): never {
  console.error(`review: ${words}`)
  process.exit(2)
}

/** The commit at which this branch left another one; as a hash it is safe in a command. */
function mergeBase(revision: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['merge-base', '--', revision, 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
