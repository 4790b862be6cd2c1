import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunch } from '@tests/chromium-launch'
import { buildOnNginx, type BuildOnNginx } from '@tests/serving/build-on-nginx'
import { inContext, inLab, onPhone, seenOn, slowdown, startSandbox, type Seen } from './lab'
import { median, printTable } from './table'

const runs = 3
const gatewayPort = 4291
const brands = ['aurora', 'lotus', 'derby']
const paths = ['/', '/login', '/register', '/promotions']
const built = resolve('.cache/bench/site')
const bareBuilt = resolve('.cache/bench/site-bare')
const stillBuilt = resolve('.cache/bench/site-still')

interface Visit extends Omit<Seen, 'longestSince'> {
  readonly scriptBytes: number
}

/**
 * The first view of landing pages in the lab profile, beside the same documents without their scripts, and home without
 * its markup. How soon a page is seen is judged against the document without scripts: single figures are the machine's.
 */
export async function siteBench(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/tools/cli/build.ts', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gateway = await startSandbox(built, gatewayPort)
  const address = `http://127.0.0.1:${gatewayPort}`
  const onNginx = (dist: string) => buildOnNginx(dist, { gateway: address })
  const [site, bare, quiet] = [await onNginx(built), await onNginx(withoutMarkup()), await onNginx(withoutScripts())]
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rows: string[][] = []
    const ratios: number[] = []
    for (const brand of brands) {
      for (const path of paths) {
        const { seen, still } = await seenByTurns(browser, brand, path, { seen: site, still: quiet })
        ratios.push(seen('fcp') / still('fcp'))
        rows.push([`${brand} ${path}`, ...figuresOf(seen), `${still('fcp').toFixed(0)} ms`])
      }
      const { seen } = await seenByTurns(browser, brand, '/', { seen: bare })
      rows.push([`${brand} /, all by script`, ...figuresOf(seen), ''])
    }
    printTable(
      `First view, nginx, 150 ms and 1.6 Mbit/s, CPU ×${slowdown}, median of ${runs}`,
      ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'script sent', 'FCP without scripts'],
      rows,
    )
    const mean = Math.exp(sum(ratios.map(Math.log)) / ratios.length)
    console.log(`FCP against the documents without scripts: ${mean.toFixed(3)} × (bar 1.05 ×), geometric mean`)
    console.log('bars: LCP 1800 ms, TBT 100 ms, CLS 0.02; script sent is compressed, with what follows the first view')
  } finally {
    await browser.close()
    for (const each of [site, bare, quiet]) await each.nginx.stop()
    gateway.kill('SIGTERM')
  }
}

/** The same build, except that home's document shows nothing before its scripts run. */
function withoutMarkup(): string {
  cpSync(built, bareBuilt, { recursive: true })
  for (const brand of brands) {
    const empty = readFileSync(`${bareBuilt}/${brand}/app.html`, 'utf8').replace(
      /(<div id="root">).*?<\/div><\/div>/,
      '$1</div>',
    )
    writeFileSync(`${bareBuilt}/${brand}/index.html`, empty)
    rmSync(`${bareBuilt}/${brand}/index.html.gz`)
  }
  return bareBuilt
}

/** The same build, except that no document has a script or announces one. */
function withoutScripts(): string {
  cpSync(built, stillBuilt, { recursive: true })
  for (const brand of brands) {
    for (const name of readdirSync(`${stillBuilt}/${brand}`).filter((each) => each.endsWith('.html'))) {
      const file = `${stillBuilt}/${brand}/${name}`
      const still = readFileSync(file, 'utf8')
        .replaceAll(/<script\b.*?<\/script>/gs, '')
        .replaceAll(/<link [^>]*modulepreload[^>]*>/g, '')
      writeFileSync(file, still)
      writeFileSync(`${file}.gz`, gzipSync(still, { level: 9 }))
      rmSync(`${file}.br`, { force: true })
    }
  }
  return stillBuilt
}

type Median = (key: keyof Visit) => number

/** Medians of visits to a page on each of some builds, by turns. */
async function seenByTurns<Name extends string>(
  browser: Browser,
  brand: string,
  path: string,
  sites: Readonly<Record<Name, BuildOnNginx>>,
): Promise<Record<Name, Median>> {
  const visits = mapValues(sites, (): Visit[] => [])
  for (let run = 0; run < runs; run++) {
    for (const name of Object.keys(sites) as Name[])
      visits[name].push(await visit(browser, `http://${brand}.localhost:${sites[name].port}${path}`))
  }
  return mapValues(
    visits,
    (all): Median =>
      (key) =>
        median(all.map((each) => each[key])),
  )
}

function mapValues<Name extends string, Value, Result>(
  values: Readonly<Record<Name, Value>>,
  change: (value: Value) => Result,
): Record<Name, Result> {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, change(value)])
  // Safe cast: the names are the same.
  return Object.fromEntries(entries) as Record<Name, Result>
}

function figuresOf(of: Median): string[] {
  const times = (['fcp', 'lcp', 'blocked'] as const).map((key) => `${of(key).toFixed(0)} ms`)
  return [...times, of('cls').toFixed(3), `${(of('scriptBytes') / 1000).toFixed(1)} KB`]
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  return inContext(await browser.newContext(onPhone), async (page) => {
    const sent = await inLab(page, { line: true })
    await page.goto(address, { waitUntil: 'networkidle' })
    return { ...(await seenOn(page)), scriptBytes: sum([...sent.values()]) }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
