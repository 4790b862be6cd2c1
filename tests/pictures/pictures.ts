import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { openRevision, RevisionError } from '@/engine/diff/revision'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { buildDay } from '@/tools/build/site-files/page-changes'
import type { BrandPictures } from './brand-pictures'
import { reportPage } from './report'
import { reviewBrands } from './review-brands'
import { summaryText } from './summary'

/**
 * Draws what a change of merchants changes: `tsx tests/pictures/pictures.ts main`. The state after is the files as they
 * are, committed or not. Ends with 1 where a brand or a screen cannot be drawn, or a text cannot be read or reached, and
 * with 2 where it could not run.
 */
interface Settings {
  readonly only: readonly string[]
  readonly whole: boolean
  readonly most: number
  readonly out: string
}

/** Pictures of a state: two cores draw these in some two minutes. A change of all that aurora shows touches 456. */
const most = 64
const mostBrands = 6

const command = new Command('pictures')
  .description('Draws every page, centre and dialog that a change of merchants touches, before and after.')
  .argument('[revision]', 'the state before', 'main')
  .option('--only <code...>', 'the brands to look at', [])
  .option('--whole', 'every picture of every brand, however long it takes', false)
  .option('--most <count>', 'pictures of a state that are drawn at most', Number, most)
  .option('--out <folder>', 'where the report is written', '.cache/review')
  .action(async (revision: string, { only, whole, most, out }: Settings) => {
    const start = performance.now()
    const folder = resolve(out)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'pictures'), { recursive: true })
    const root = merchantsRoot()
    const now = Date.parse(`${buildDay()}T12:00:00Z`)
    const { set: before, close } = openRevision(root, revision)
    let brands: readonly BrandPictures[]
    try {
      const after = loadMerchants(root)
      const unknown = only.find((code) => !before.folders.has(code) && !after.folders.has(code))
      if (unknown !== undefined) return fail(`there is no merchant ${unknown}`)
      const limits = whole ? { most: Infinity, mostBrands: Infinity } : { most, mostBrands }
      brands = await reviewBrands(before, after, {
        ...limits,
        ...{ root: process.cwd(), folder: join(folder, 'pictures'), only, now },
        onProgress: (text) => console.log(text),
      })
    } finally {
      close()
    }
    const seconds = (performance.now() - start) / 1000
    writeFileSync(join(folder, 'index.html'), reportPage(brands, { revision, now, seconds }))
    const summary = summaryText(brands, seconds)
    writeFileSync(join(folder, 'summary.md'), summary)
    const { GITHUB_STEP_SUMMARY: stepSummary } = process.env
    if (stepSummary) appendFileSync(stepSummary, summary)
    console.log(`${summary}\n${join(out, 'index.html')}`)
    const isGood = brands.every(
      ({ status, spots, failed }) => status !== 'cannot be drawn' && spots.length + failed.length === 0,
    )
    process.exitCode = isGood ? 0 : 1
  })

function fail(words: string): void {
  console.error(`pictures: ${words}`)
  process.exitCode = 2
}

try {
  await command.parseAsync()
} catch (error) {
  if (error instanceof RevisionError) fail(error.message)
  else {
    console.error(error)
    process.exitCode = 2
  }
}

// Whatever a browser or a thread leaves open is not waited for.
process.exit()
