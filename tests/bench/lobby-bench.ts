import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumLaunch } from '@tests/chromium-launch'
import { buildOnNginx } from '@tests/serving/build-on-nginx'
import { searchDebounce } from '@/site/ui/inputs/search-debounce'
import { inContext, inLab, onPhone, seenOn, slowdown, startSandbox, type Seen } from './lab'
import { signIn } from './sign-in'
import { median, printTable } from './table'

const runs = 3
const gatewayPort = 4292
const merchant = 'aurora'
const built = resolve('.cache/bench/lobby')
/** Words that occur in the names of many games: each search finds different games than the one before. */
const searches = ['lantern', 'crystal', 'dragon', 'moon', 'gold']
/** How many screens are scrolled down. */
const screens = 24

interface Lobby {
  readonly name: string
  readonly address: string
  /** Debounce time of the search, in milliseconds. */
  readonly pause: number
}

interface Searched {
  readonly own: number
  readonly whole: number
}

interface Used extends Searched {
  readonly nodes: number
  readonly longest: number
}

/**
 * A lobby of 10,000 games against the same list written by hand, which keeps everything it has loaded in the document.
 */
export async function lobbyBench(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/tools/cli/build.ts', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gateway = await startSandbox(built, gatewayPort)
  const gatewayAddress = `http://127.0.0.1:${gatewayPort}`
  const site = await buildOnNginx(built, { gateway: gatewayAddress })
  const plain = await servePlainList(gatewayAddress)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const origin = `http://${merchant}.localhost:${site.port}`
    const lobbies: Lobby[] = [
      { name: 'by hand', address: `http://127.0.0.1:${plain.port}/plain-list.html?merchant=${merchant}`, pause: 0 },
      { name: 'lobby', address: `${origin}/rng?page=all`, pause: searchDebounce },
    ]
    for (const cpu of [slowdown, 1]) await printUse(browser, lobbies, cpu)
    console.log(
      `own time: key to call, without the pause of ${searchDebounce} ms for a further key, and answer to frame`,
    )
    console.log(`bars at CPU ×${slowdown}: 1500 nodes, filter 200 ms of own time, no task of 50 ms`)
    await printArrival(browser, lobbies, origin)
    for (const cpu of [slowdown, 1]) await printLaunch(browser, origin, cpu)
    console.log('bar: 100 ms')
  } finally {
    await browser.close()
    plain.close()
    await site.nginx.stop()
    gateway.kill('SIGTERM')
  }
}

/** The hand-written list, on an origin that forwards its calls to the same sandbox. */
async function servePlainList(gateway: string): Promise<{ readonly port: number; close(): void }> {
  const app = new Hono()
  app.all('/wps/*', ({ req }) => {
    const { pathname, search } = new URL(req.url)
    return fetch(gateway + pathname + search, { headers: req.raw.headers })
  })
  app.use('*', serveStatic({ root: 'tests/bench/lobby-bench' }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return { port: (server.address() as { port: number }).port, close: () => server.close() }
}

async function printUse(browser: Browser, lobbies: readonly Lobby[], cpu: number): Promise<void> {
  const used = new Map(lobbies.map(({ name }): [string, Used[]] => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const lobby of run % 2 === 0 ? lobbies : lobbies.toReversed())
      used.get(lobby.name)?.push(await inContext(await browser.newContext(onPhone), (page) => use(page, lobby, cpu)))
  }
  const middle = (name: string, key: keyof Used) => median((used.get(name) ?? []).map((each) => each[key]))
  printTable(
    `Lobby of 10,000 games in use, CPU ×${cpu}, median of ${runs}`,
    ['list', 'nodes after scrolling', 'filter, own time', 'key to games', 'longest task while scrolling'],
    lobbies.map(({ name }) => [
      name,
      middle(name, 'nodes').toFixed(0),
      `${middle(name, 'own').toFixed(0)} ms`,
      `${middle(name, 'whole').toFixed(0)} ms`,
      middle(name, 'longest') === 0 ? 'none of 50 ms' : `${middle(name, 'longest').toFixed(0)} ms`,
    ]),
  )
}

/**
 * Searches, and scrolls through the whole list, loading more at its end. The measuring itself costs the page next to
 * nothing.
 */
async function use(page: Page, { address, pause }: Lobby, cpu: number): Promise<Used> {
  await inLab(page, { line: false, cpu })
  await page.addInitScript({ path: 'tests/bench/lobby-bench/watch-lobby.js' })
  await page.goto(address)
  await page.getByRole('list', { name: 'Slots' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  const times: Searched[] = []
  for (const word of searches) times.push(await search(page, word, pause))
  await search(page, '', pause)
  await page.waitForLoadState('networkidle')
  const start = await page.evaluate(() => performance.now())
  const nodes: number[] = []
  for (let screen = 0; screen < screens; screen++) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    nodes.push(await page.evaluate(() => (window as unknown as Watched).readOn()))
    await page.waitForLoadState('networkidle')
  }
  const longest = await page.evaluate((from) => (window as unknown as { seen: Seen }).seen.longestSince(from), start)
  const middle = (key: keyof Searched) => median(times.map((each) => each[key]))
  return { nodes: Math.max(...nodes), own: middle('own'), whole: middle('whole'), longest }
}

interface Watched {
  readonly searchFor: (word: string, pause: number) => Promise<Searched>
  readonly readOn: () => number
  readonly launchFirst: () => Promise<number>
}

/** From the keystroke to the frame that shows the games found. */
const search = (page: Page, word: string, pause: number): Promise<Searched> =>
  page.evaluate(([wanted, wait]) => (window as unknown as Watched).searchFor(wanted, wait), [word, pause] as const)

async function printArrival(browser: Browser, lobbies: readonly Lobby[], origin: string): Promise<void> {
  const rows: string[][] = []
  const scripts = new Map<string, Map<string, number>>()
  for (const { name, address } of [...lobbies, { name: 'home', address: `${origin}/` }]) {
    const visits: Omit<Seen, 'longestSince'>[] = []
    for (let run = 0; run < runs; run++) {
      const visit = await inContext(await browser.newContext(onPhone), async (page) => {
        const sent = await inLab(page, { line: true })
        await page.goto(address, { waitUntil: 'networkidle' })
        return { seen: await seenOn(page), sent }
      })
      visits.push(visit.seen)
      scripts.set(name, new Map([...(scripts.get(name) ?? []), ...visit.sent]))
    }
    const middle = (key: 'fcp' | 'lcp' | 'cls') => median(visits.map((each) => each[key]))
    const [fcp, lcp] = [middle('fcp'), middle('lcp')].map((time) => `${time.toFixed(0)} ms`)
    rows.push([name, fcp ?? '', lcp ?? '', middle('cls').toFixed(3)])
  }
  printTable(
    `First games, 150 ms and 1.6 Mbit/s, CPU ×${slowdown}, median of ${runs}`,
    ['page', 'FCP', 'LCP', 'CLS'],
    rows,
  )
  const ofHome = scripts.get('home')
  const beyond = [...(scripts.get('lobby') ?? [])].filter(([url]) => ofHome?.has(url) !== true)
  const bytes = beyond.reduce((sum, [, size]) => sum + size, 0)
  console.log(`script of the lobby that home does not send: ${(bytes / 1000).toFixed(1)} KB`)
  console.log('bars: LCP 1800 ms, CLS 0.02, 40 KB')
}

/** From the press to the frame, without the server's time to return the game's URL. */
async function printLaunch(browser: Browser, origin: string, cpu: number): Promise<void> {
  const own = await inContext(await browser.newContext(onPhone), async (page) => {
    await signIn(page, origin, 'demo_player')
    await inLab(page, { line: false, cpu })
    await page.addInitScript({ path: 'tests/bench/lobby-bench/watch-lobby.js' })
    const times: number[] = []
    for (let run = 0; run < runs + 1; run++) times.push(await launch(page, origin))
    // The first launch loads the page's code.
    return { first: times[0] ?? 0, again: median(times.slice(1)) }
  })
  printTable(
    `Press to frame, own time, CPU ×${cpu}`,
    ['launch', 'time'],
    [
      ['the first one', `${own.first.toFixed(0)} ms`],
      ['later ones', `${own.again.toFixed(0)} ms`],
    ],
  )
}

async function launch(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/live?page=all`)
  await page.locator('main li [data-open]').first().waitFor()
  await page.waitForLoadState('networkidle')
  // Users hover a game before they press it.
  await page.locator('main li [data-open]').first().hover()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as Watched).launchFirst())
}
