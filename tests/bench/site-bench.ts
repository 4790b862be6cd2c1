import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunch } from '@tests/chromium-launch'
import { median, printTable } from './table'

const runs = 3
const port = 4291
const brands = ['aurora', 'derby']
const built = '.cache/bench/site'
const bare = '.cache/bench/site-bare'
/** The lab profile of the speed bars: 150 ms round trip, 1.6 Mbit/s, CPU ×4. */
const lab = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
const slowdown = 4

interface Visit {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly blocked: number
  readonly scriptBytes: number
}

/** First view of each brand's home page on the lab profile, beside the same page without what was rendered in advance. */
export async function siteBench(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/cli/build.ts', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync(built, bare, { recursive: true })
  for (const brand of brands) cpSync(`${bare}/${brand}/app.html`, `${bare}/${brand}/index.html`)
  const servers = await Promise.all([serveSites(built, port), serveSites(bare, port + 1)])
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rows: string[][] = []
    for (const brand of brands) {
      for (const [index, kind] of ['rendered in advance', 'rendered by script'].entries()) {
        const visits: Visit[] = []
        for (let run = 0; run < runs; run++)
          visits.push(await visit(browser, `http://${brand}.localhost:${port + index}/`))
        const middle = (key: keyof Visit) => median(visits.map((each) => each[key]))
        const times = [middle('fcp'), middle('lcp'), middle('blocked')].map((time) => `${time.toFixed(0)} ms`)
        rows.push([
          `${brand}, ${kind}`,
          ...times,
          middle('cls').toFixed(3),
          `${(middle('scriptBytes') / 1000).toFixed(1)} KB`,
        ])
      }
    }
    printTable(
      `Home page, first view, 150 ms and 1.6 Mbit/s, CPU ×${slowdown}, median of ${runs}`,
      ['page', 'FCP', 'LCP', 'TBT', 'CLS', 'script sent'],
      rows,
    )
    console.log(
      'bars: FCP 900 ms, LCP 1800 ms, TBT 100 ms, CLS 0.02; script sent is compressed, with the slider that follows',
    )
  } finally {
    await browser.close()
    for (const server of servers) server.kill('SIGTERM')
  }
}

async function serveSites(folder: string, at: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(at), SANDBOX_DB: ':memory:' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/cli/preview.ts', '--out', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  await once(server.stdout, 'data')
  return server
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    let scriptBytes = 0
    const scripts = new Set<string>()
    await cdp.send('Network.enable')
    cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await cdp.send('Network.emulateNetworkConditions', lab)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript({ path: 'tests/bench/watch-speed.js' })
    await page.goto(address, { waitUntil: 'networkidle' })
    const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'scriptBytes'> }).seen)
    return { ...seen, scriptBytes }
  } finally {
    await context.close()
  }
}
