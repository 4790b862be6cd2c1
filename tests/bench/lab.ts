import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { BrowserContext, CDPSession, Page } from 'playwright'

/** The lab profile of the speed bars: 150 ms round trip, 1.6 Mbit/s, CPU ×4. */
const lab = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false }
export const slowdown = 4

/** What watch-speed.js records on a page. */
export interface Seen {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly blocked: number
  /** Milliseconds of the longest task that began after a time on the page's own clock. */
  readonly longestSince: (start: number) => number
}

/** URLs and compressed bytes of the scripts that a page has received so far. */
export type SentScripts = ReadonlyMap<string, number>

interface Lab {
  /** Whether its network is slow too. */
  readonly line: boolean
  /** CPU slowdown factor; the lab's by default. */
  readonly cpu?: number
}

/** Throttles a page to the lab profile, as the speed bars require. */
export async function inLab(page: Page, { line, cpu = slowdown }: Lab): Promise<SentScripts> {
  const cdp = await page.context().newCDPSession(page)
  const sent = await sentScripts(cdp)
  if (line) await cdp.send('Network.emulateNetworkConditions', lab)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript({ path: 'tests/bench/watch-speed.js' })
  return sent
}

async function sentScripts(cdp: CDPSession): Promise<SentScripts> {
  const sent = new Map<string, number>()
  const scripts = new Map<string, string>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  // Without the response headers, as in the byte budgets.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId)
    if (url !== undefined) sent.set(url, (sent.get(url) ?? 0) + encodedDataLength)
  })
  return sent
}

/** What watch-speed.js has recorded, without its functions, which cannot be serialised. */
export const seenOn = (page: Page): Promise<Omit<Seen, 'longestSince'>> =>
  page.evaluate(() => {
    const { fcp, lcp, cls, blocked } = (window as unknown as { seen: Seen }).seen
    return { fcp, lcp, cls, blocked }
  })

/** Size of a phone. */
export const onPhone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 }

/** Runs `act` in a browser context of its own, which is closed afterwards. */
export async function inContext<T>(context: BrowserContext, act: (page: Page) => Promise<T>): Promise<T> {
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Starts the sandbox server on a port of its own, with a build. */
export async function startSandbox(built: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), SANDBOX_DB: ':memory:' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/preview.ts', '--out', built], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  // Stop the server even if the benchmark ends early.
  process.once('exit', () => server.kill())
  await once(server.stdout, 'data')
  return server
}
