import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { processorSeconds } from './processor-seconds'
import { printTable } from './table'

const count = 1000
const bar = 4

/**
 * The processor time of `merchant check` over copies of a shipped brand, all of its files included, against that of
 * reading and parsing the same files. Ends with 1 above the bar.
 */
export function copiesBench(): void {
  const dir = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    copyLotus(dir)
    // The first read of new files costs many times a later one, and says nothing of either.
    const fileCount = readAll(dir)
    // Each by turns, and of each the median: other processes disturb some of them.
    const rounds = Array.from({ length: 3 }, () => ({
      read: processorSeconds(() => readAll(dir)),
      check: checkAll(dir),
    }))
    const read = median(rounds.map((each) => each.read))
    const check = median(rounds.map((each) => each.check))
    const ratio = check / read
    printTable(
      `check over ${count.toLocaleString('en')} copies of lotus: ${fileCount} files`,
      ['what', 'processor time'],
      [
        ['find and read all, and parse what is JSON', `${read.toFixed(2)} s`],
        ['check', `${check.toFixed(2)} s: ${ratio.toFixed(2)} × (bar ${bar} ×)`],
      ],
    )
    if (ratio > bar) process.exitCode = 1
  } finally {
    rmSync(dir, { recursive: true })
  }
}

function copyLotus(dir: string): void {
  cpSync('merchants/base', join(dir, 'base'), { recursive: true, filter: isOwn })
  for (let number = 1; number <= count; number++) {
    const code = `lotus-${number}`
    cpSync('merchants/lotus', join(dir, code), { recursive: true, filter: isOwn })
    const file = join(dir, code, 'site.json')
    const site = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...site, code, name: `Lotus ${number}`, hosts: [`${code}.test`] }, null, 2))
  }
}

/** The schemas for editors, which are generated and large, are none of the brand's files: no check reads them. */
function isOwn(file: string): boolean {
  return basename(file) !== '.schemas'
}

/** How many files a folder holds, all of them read. */
function readAll(dir: string): number {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const content = readFileSync(join(parentPath, name))
    if (name.endsWith('.json')) JSON.parse(content.toString('utf8'))
  }
  return files.length
}

/** The processor seconds of a check by a program that has just begun, as an operator's is. */
function checkAll(dir: string): number {
  const script = ['--import', 'tsx', 'tests/bench/check-copies.ts', dir, String(count)]
  return Number(execFileSync(process.execPath, script, { encoding: 'utf8' }))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
