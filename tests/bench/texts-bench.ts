import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { generateLanguages, keyCount, languageCount, ownCount } from './generate-languages'
import { printTable } from './table'

const few = 40
/** Many more, so that other load on the machine matters little for each. */
const many = 160
const buildRounds = 2
const place = resolve('.cache/bench/texts')

/** Brands in 34 languages: their size on disk, and the cost of a further one with and without texts of its own. */
export async function textsBench(): Promise<void> {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const count of [few, many]) {
    generateLanguages(folderOf(count), count)
    cpSync(folderOf(count), folderOf(count, 'plain'), { recursive: true })
    for (let number = 1; number <= count; number++)
      rmSync(join(folderOf(count, 'plain'), `brand-${number}/locales`), { recursive: true })
  }
  const { said: build, plain: plainBuild } = await furtherBuilds()
  const [check, plainCheck] = [await furtherCheck('said'), await furtherCheck('plain')]
  const { template } = await checkTimes('said')
  const dist = join(place, `dist-said-${few}`)
  const ms = (value: number) => `${value.toFixed(1)} ms`
  printTable(
    `${languageCount} languages of ${keyCount.toLocaleString('en')} texts, ${few} brands with ${ownCount} of their own in each`,
    ['what', 'figure', 'bar'],
    [
      ['dist', megabytes(dist, () => true), '30 MB'],
      ['of it texts', megabytes(dist, (name) => /\.json(\.gz|\.br)?$/.test(name)), ''],
      ['the template to check, by a program that has just begun', ms(template), '1500 ms'],
      ['a further brand to build, its pages included', ms(build), ''],
      ['of it for its texts', ms(build - plainBuild), '5 ms'],
      ['a further brand to check, all its files', ms(check), ''],
      ['of it for its texts', ms(check - plainCheck), '2 ms'],
    ],
  )
  rmSync(place, { recursive: true })
}

type Kind = 'said' | 'plain'

function folderOf(count: number, kind: Kind = 'said'): string {
  return join(place, `${kind}-${count}`)
}

/** Processor milliseconds of a clean build for each brand beyond the first 40, with and without texts. */
async function furtherBuilds(): Promise<Record<Kind, number>> {
  const seconds = new Map<string, number>()
  // Alternately, so that load on the machine affects all of them; the fastest of each counts.
  for (let round = 0; round < buildRounds; round++)
    for (const kind of ['said', 'plain'] as const)
      for (const count of [few, many]) {
        const time = await buildTime(count, kind)
        seconds.set(folderOf(count, kind), Math.min(time, seconds.get(folderOf(count, kind)) ?? Infinity))
      }
  const further = (kind: Kind) => {
    const [less = NaN, more = NaN] = [few, many].map((count) => seconds.get(folderOf(count, kind)))
    return ((more - less) / (many - few)) * 1000
  }
  return { said: further('said'), plain: further('plain') }
}

/** Processor seconds of one build. */
async function buildTime(count: number, kind: Kind): Promise<number> {
  const dist = join(place, `dist-${kind}-${count}`)
  rmSync(dist, { recursive: true, force: true })
  const printed = await run('build-brands.ts', folderOf(count, kind), dist)
  return (JSON.parse(printed) as { buildCpuSeconds: number }).buildCpuSeconds
}

/** The same for `check`. */
async function furtherCheck(kind: Kind): Promise<number> {
  const { less, more } = await checkTimes(kind)
  return (more - less) / (many - few)
}

/** Of checks in one program: the milliseconds of the template, and the processor milliseconds of two folders. */
async function checkTimes(kind: Kind): Promise<{ template: number; less: number; more: number }> {
  const printed = await run('check-brands.ts', folderOf(few, kind), folderOf(many, kind))
  return JSON.parse(printed) as { template: number; less: number; more: number }
}

async function run(script: string, ...settings: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', `tests/bench/${script}`, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>])
  if (exitCode !== 0) throw new Error(`${script} failed for ${settings.join(' ')}`)
  return printed.trim().split('\n').at(-1) ?? ''
}

function megabytes(folder: string, isCounted: (name: string) => boolean): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCounted)
  const sizes = files.map((name) => statSync(join(folder, name))).map((each) => (each.isFile() ? each.size : 0))
  return `${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB`
}
