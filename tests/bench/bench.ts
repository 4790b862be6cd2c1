import { benchCheck } from './check-bench'
import { copiesBench } from './copies-bench'
import { formBench } from './form-bench'
import { languageBench } from './language-bench'
import { lobbyBench } from './lobby-bench'
import { manyBench } from './many-bench'
import { pageBench } from './page-bench'
import { recordBench } from './record-bench'
import { siteBench } from './site-bench'
import { printTable } from './table'
import { teamBench } from './team-bench'
import { textsBench } from './texts-bench'

/**
 * `npm run bench [check|page|site|form|lobby|record|many|team|texts|language …]`: measurements against a baseline in the same
 * run. Runs all of them if none is named.
 */
const benches = {
  check: checkTables,
  page: pageBench,
  site: siteBench,
  form: formBench,
  lobby: lobbyBench,
  record: recordBench,
  many: manyBench,
  team: teamBench,
  texts: textsBench,
  language: languageBench,
}
const isBench = (name: string): name is keyof typeof benches => name in benches

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !isBench(name))
if (unknown === undefined) {
  for (const name of asked.length === 0 ? Object.keys(benches) : asked) if (isBench(name)) await benches[name]()
} else {
  console.error(`There is no benchmark ${unknown}; there are ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 2
}

function checkTables(): void {
  copiesBench()
  generatedTable()
}

function generatedTable(): void {
  const { files, lines, readSeconds, checkSeconds } = benchCheck()
  printTable(
    `check over 1,000 generated brands: ${files} files, ${lines} lines`,
    ['what', 'processor time'],
    [
      ['read and parse alone', `${readSeconds.toFixed(2)} s`],
      ['check', `${checkSeconds.toFixed(2)} s: ${(checkSeconds / readSeconds).toFixed(2)} ×`],
    ],
  )
}
