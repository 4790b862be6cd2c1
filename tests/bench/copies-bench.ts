import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { checkMerchants } from '@/engine/checker/check-merchants'
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
    // Read before and after the check, because other processes disturb each of them.
    const before = processorSeconds(() => readAll(dir))
    const check = processorSeconds(() => checkAll(dir))
    const read = Math.min(
      before,
      processorSeconds(() => readAll(dir)),
    )
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

function checkAll(dir: string): void {
  const { merchants, diagnostics } = checkMerchants(dir)
  if (merchants.length !== count || diagnostics.length > 0)
    throw new Error(`the copies are not in order: ${diagnostics[0]?.message}`)
}
