import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { JSONReport } from '@playwright/test/reporter'
import { Command, InvalidArgumentError } from 'commander'
import { CommandError } from '@/tools/cli/command-error'
import { runCommand } from '@/tools/cli/run-command'
import { sitesFileName } from '@/tools/serve/sites-file'
import { ensurePrograms } from '@tests/ensured'
import { journeyRunsOf, summaryOf } from './journey-runs'
import { Load } from './load'

const folder = '.cache/tests-flaky'
const report = `${folder}/journeys.json`

interface Flags {
  readonly times: number
  readonly load: number
}

/**
 * `npm run test:flaky -- [spec …] --times 20 --load 2`: repeats journeys without retries, while other processes keep
 * cores busy. Exits with 1 when any run of a journey fails, and with 2 when there is nothing to run.
 */
const command = new Command('test:flaky')
  .description('Run journeys again and again, and tell which of them fail at times.')
  .argument('[spec...]', 'what the paths of the journeys hold; all but the sweeps without it')
  .option('--times <number>', 'runs of each journey', numberFrom(1), 20)
  .option('--load <cores>', 'processes beside them that keep a core busy each', numberFrom(0), 0)
  .action(async (specs: string[], { times, load }: Flags) => {
    if (!ensurePrograms()) throw new CommandError('test:flaky: a program that the journeys need is not there', 2)
    if (!ensureBuild()) throw new CommandError('test:flaky: some journeys read the build, and it failed', 2)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const eaters = new Load(load)
    const isClean = await runJourneys(specs, times).finally(() => eaters.stop())
    const found = existsSync(report) ? journeyRunsOf(JSON.parse(readFileSync(report, 'utf8')) as JSONReport) : []
    if (found.length === 0) throw new CommandError(`test:flaky: no journey ran for "${specs.join(' ')}"`, 2)
    console.log(summaryOf(found))
    process.exitCode = isClean && found.every(({ failures }) => failures.length === 0) ? 0 : 1
  })
await runCommand(command)

function numberFrom(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (/^\d{1,4}$/.test(text) && number >= least) return number
    throw new InvalidArgumentError(`It is a whole number from ${least} to 9999.`)
  }
}

/** Builds the sites where no build stands. What stands is taken as it is: whoever repeats journeys changes tests. */
function ensureBuild(): boolean {
  if (existsSync(`dist/${sitesFileName}`)) return true
  return spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * Runs the journeys and resolves to whether Playwright found nothing wrong, which may also be an error outside of a
 * journey. The long sweeps of `npm run test:rest` run only if they are named.
 */
async function runJourneys(specs: readonly string[], times: number): Promise<boolean> {
  const projects = specs.length > 0 ? [] : ['once', 'wide', 'phone'].map((name) => `--project=${name}`)
  const flags = [`--repeat-each=${times}`, '--retries=0', '--reporter=line,json']
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const child = spawn('playwright', ['test', ...specs, ...projects, ...flags], { stdio: 'inherit', env })
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
}
