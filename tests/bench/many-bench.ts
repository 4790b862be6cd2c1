import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { documentOf } from '@/tools/serve/page-addresses'
import { readSitesFile, type SiteEntry } from '@/tools/serve/sites-file'
import { ask } from '@tests/serving/ask'
import { buildOnNginx } from '@tests/serving/build-on-nginx'
import { cacheInFront } from '@tests/serving/cache-in-front'
import { shuffled } from '@tests/serving/shuffled'
import { generateMerchants } from './generate-merchants'
import { watchMemory } from './peak-memory'
import { printTable } from './table'

const many = 1000
const place = resolve('.cache/bench/many')
/** Concurrent requests through the cache. */
const width = 32

interface Built {
  readonly dist: string
  readonly checkSeconds: number
  readonly buildSeconds: number
  /** Processor time of the build alone, which other processes disturb less than the time that passes. */
  readonly buildCpuSeconds: number
  readonly cpuSeconds: number
  /** Peak memory of the build and its child processes, in bytes. */
  readonly memory: number
}

/** One brand against 1,000: the cost of each further one, and a check that no two are ever mixed up. */
export async function manyBench(): Promise<void> {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const one = await buildBrands(1)
  const all = await buildBrands(many)
  const again = [await buildBrands(1), await buildBrands(many)] as const
  const further = (
    key: 'buildSeconds' | 'buildCpuSeconds' | 'cpuSeconds',
    [few, most]: readonly [Built, Built] = [one, all],
  ) => ((most[key] - few[key]) / (many - 1)) * 1000
  const [scripts, same] = [scriptsOf(all.dist), scriptsOf(one.dist)]
  const bytes = [...scripts.values()].reduce((sum, { size }) => sum + size, 0)
  const served = await serveMany(all.dist)
  printTable(
    `${many.toLocaleString('en')} generated brands against one`,
    ['what', 'figure', 'bar'],
    [
      ['check', `${all.checkSeconds.toFixed(2)} s`, ''],
      ['build of one brand', `${one.buildSeconds.toFixed(2)} s`, ''],
      [`build of ${many}`, `${all.buildSeconds.toFixed(2)} s`, ''],
      ['each further brand, all from nothing', `${further('buildSeconds').toFixed(2)} ms`, ''],
      ['each further brand, with the last build there', `${further('buildSeconds', again).toFixed(2)} ms`, ''],
      ['its processor time', `${further('buildCpuSeconds', again).toFixed(2)} ms`, '5 ms'],
      ['processor time from nothing, check included', `${further('cpuSeconds').toFixed(2)} ms`, ''],
      [
        'scripts',
        `${scripts.size} files, ${(bytes / 1000).toFixed(0)} KB, ${isSame(scripts, same) ? 'the same' : 'DIFFERENT'}`,
        'the same',
      ],
      ['memory of the build', `${(all.memory / 2 ** 20).toFixed(0)} MiB`, '1024 MiB'],
      [`nginx starts with ${served.hosts} hosts`, `${served.startSeconds.toFixed(2)} s`, ''],
      ['answers through a cache', `${served.answers}, of these ${served.fromCache} from it`, ''],
      ['answers with another brand', `${served.wrong}`, '0'],
    ],
  )
  rmSync(place, { recursive: true })
}

async function buildBrands(count: number): Promise<Built> {
  const [folder, dist] = [join(place, `merchants-${count}`), join(place, `dist-${count}`)]
  if (!existsSync(folder)) generateMerchants(folder, count)
  const build = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/build-brands.ts', folder, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const mostMemory = watchMemory(build.pid ?? 0)
  const [printed, [exitCode]] = await Promise.all([text(build.stdout), once(build, 'exit') as Promise<[number | null]>])
  if (exitCode !== 0) throw new Error(`${count} brands could not be built.`)
  const figures = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Omit<Built, 'dist' | 'memory'>
  return { dist, ...figures, memory: mostMemory() }
}

function scriptsOf(dist: string): Map<string, { size: number; hash: string }> {
  const folder = join(dist, 'assets')
  return new Map(
    readdirSync(folder).map((name) => {
      const content = readFileSync(join(folder, name))
      return [name, { size: content.length, hash: createHash('sha256').update(content).digest('hex') }]
    }),
  )
}

function isSame(some: ReturnType<typeof scriptsOf>, others: ReturnType<typeof scriptsOf>): boolean {
  return some.size === others.size && [...some].every(([name, { hash }]) => others.get(name)?.hash === hash)
}

/** Requests the pages of every host twice, in a shuffled order, through a cache in front of nginx. */
async function serveMany(dist: string) {
  const start = performance.now()
  const { port, nginx } = await buildOnNginx(dist)
  const startSeconds = (performance.now() - start) / 1000
  const cache = await cacheInFront(port)
  const sites = readSitesFile(dist)
  const hosts = Object.entries(sites.hosts)
  const questions = shuffled(
    [...hosts, ...hosts].flatMap(([host, code]) => ['/', '/register'].map((path) => ({ host, code, path }))),
  )
  const counts = { answers: 0, fromCache: 0, wrong: 0 }
  const askNext = async (): Promise<void> => {
    for (let next = questions.pop(); next !== undefined; next = questions.pop()) {
      const { host, code, path } = next
      const { body, headers } = await ask(cache.port, { host, path })
      counts.answers++
      if (headers['x-cache'] === 'HIT') counts.fromCache++
      if (!body.equals(readFileSync(join(dist, code, documentFile(sites.merchants[code], path))))) counts.wrong++
    }
  }
  await Promise.all(Array.from({ length: width }, askNext))
  await Promise.all([cache.nginx.stop(), nginx.stop()])
  return { hosts: hosts.length, startSeconds, ...counts }
}

function documentFile(entry: SiteEntry | undefined, path: string): string {
  return `${path === '/' ? 'index' : documentOf(entry ?? {}, path)}.html`
}
