import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
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
interface Visit extends Omit<Seen, 'longestSince'> {
  readonly scriptBytes: number
}

/** The first view of landing pages in the lab profile, and home compared with itself without prerendering. */
export async function siteBench(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/tools/cli/build.ts', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gateway = await startSandbox(built, gatewayPort)
  const address = `http://127.0.0.1:${gatewayPort}`
  const [site, bare] = await Promise.all(
    [built, withoutMarkup()].map((dist) => buildOnNginx(dist, { gateway: address })),
  )
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rows: string[][] = []
    for (const brand of brands) {
      for (const path of paths) rows.push([`${brand} ${path}`, ...(await seenOf(browser, brand, site, path))])
      rows.push([`${brand} /, all by script`, ...(await seenOf(browser, brand, bare, '/'))])
    }
    printTable(
      `First view, nginx, 150 ms and 1.6 Mbit/s, CPU ×${slowdown}, median of ${runs}`,
      ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'script sent'],
      rows,
    )
    console.log(
      'bars: FCP 900 ms, LCP 1800 ms, TBT 100 ms, CLS 0.02; script sent is compressed, with what follows the first view',
    )
  } finally {
    await browser.close()
    for (const each of [site, bare]) await each?.nginx.stop()
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

async function seenOf(
  browser: Browser,
  brand: string,
  site: BuildOnNginx | undefined,
  path: string,
): Promise<string[]> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++)
    visits.push(await visit(browser, `http://${brand}.localhost:${site?.port}${path}`))
  const middle = (key: keyof Visit) => median(visits.map((each) => each[key]))
  const times = [middle('fcp'), middle('lcp'), middle('blocked')].map((time) => `${time.toFixed(0)} ms`)
  return [...times, middle('cls').toFixed(3), `${(middle('scriptBytes') / 1000).toFixed(1)} KB`]
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  return inContext(await browser.newContext(onPhone), async (page) => {
    const sent = await inLab(page, { line: true })
    await page.goto(address, { waitUntil: 'networkidle' })
    return { ...(await seenOn(page)), scriptBytes: sum([...sent.values()]) }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
