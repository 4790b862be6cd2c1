import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { chromiumLaunch } from '@tests/chromium-launch'
import { buildOnNginx } from '@tests/serving/build-on-nginx'
import { inContext, inLab, onPhone, slowdown, startSandbox } from './lab'
import { signIn } from './sign-in'
import { median, printTable } from './table'

const merchant = 'aurora'
const gatewayPort = 4293
const built = resolve('.cache/bench/record')
/** Members below the demo agent, whose activity in a month makes more than 10,000 lines. */
const members = 3_000
const pagesTurned = 7
const bar = 100

interface Taken {
  /** Milliseconds from the press to the frame, without waiting for the server. */
  readonly own: number
  /** Milliseconds of main-thread work, measured on its own clock, so that waiting on a busy machine does not count. */
  readonly worked: number
}

interface Watched {
  readonly turnPage: () => Promise<number>
  readonly openPanel: (name: string) => Promise<number>
}

/** A record of more than 10,000 lines: turning a page, and opening a panel whose code is already loaded. */
export async function recordBench(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/tools/cli/build.ts', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gateway = await startSandbox(built, gatewayPort)
  const gatewayAddress = `http://127.0.0.1:${gatewayPort}`
  const site = await buildOnNginx(built, { gateway: gatewayAddress })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    await growTeam(gatewayAddress)
    const rows: string[][] = []
    for (const cpu of [slowdown, 1]) {
      const context = await browser.newContext(onPhone)
      const origin = `http://${merchant}.localhost:${site.port}`
      const { pages, turned, opened } = await inContext(context, (page) => use(page, origin, cpu))
      rows.push(row(`a page of ${pages} is turned, CPU ×${cpu}`, turned), row(`a panel opens, CPU ×${cpu}`, opened))
    }
    printTable(
      `Record of a team of ${members}, 30 days, median of ${pagesTurned}`,
      ['what', 'press to frame, own time', 'work of the main thread'],
      rows,
    )
    console.log(`bar at CPU ×${slowdown}: ${bar} ms`)
  } finally {
    await browser.close()
    await site.nginx.stop()
    gateway.kill('SIGTERM')
  }
}

function row(name: string, taken: readonly Taken[]): string[] {
  const middle = (key: keyof Taken) => `${median(taken.map((each) => each[key])).toFixed(0)} ms`
  return [name, middle('own'), middle('worked')]
}

async function growTeam(gateway: string): Promise<void> {
  const act = { merchant, act: 'grow-team', id: 'demo_agent', members }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${gateway}/sandbox/acts`, { method: 'POST', headers, body: JSON.stringify(act) })
  if (!answer.ok) throw new Error(`the team did not grow: ${await answer.text()}`)
}

async function use(page: Page, origin: string, cpu: number) {
  await signIn(page, origin, 'demo_agent')
  await inLab(page, { line: false, cpu })
  await page.addInitScript({ path: 'tests/bench/record-bench/watch-record.js' })
  await page.goto(`${origin}/?agent=agent-downline-transactions`)
  const panel = page.getByRole('dialog').getByRole('region')
  const transactions = (await panel.getAttribute('aria-label')) ?? ''
  await panel.getByRole('button', { name: '30' }).first().click()
  await page.waitForURL((url) => url.searchParams.has('from'))
  await page.waitForLoadState('networkidle')
  await panel.locator('[role=table][aria-busy=false]').waitFor()
  const pages = Number(await panel.getByRole('navigation').locator('ol > li').last().textContent())

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const turned: Taken[] = []
  const opened: Taken[] = []
  const turn = () => page.evaluate(() => (window as unknown as Watched).turnPage())
  const open = (name: string) => page.evaluate((to) => (window as unknown as Watched).openPanel(to), name)
  // The first time loads code.
  await turn()
  for (let time = 0; time < pagesTurned; time++) turned.push(await measured(page, cdp, turn))
  const others = (await page.locator('dialog nav li > a').allTextContents()).map((text) => text.trim())
  const other = others.find((name) => name !== transactions) ?? ''
  await open(other)
  for (let time = 0; time < pagesTurned; time++) {
    opened.push(await measured(page, cdp, () => open(transactions)))
    await open(other)
  }
  return { pages, turned, opened }
}

async function measured(page: Page, cdp: CDPSession, act: () => Promise<number>): Promise<Taken> {
  await page.waitForLoadState('networkidle')
  const before = await worked(cdp)
  const own = await act()
  return { own, worked: (await worked(cdp)) - before }
}

/** Milliseconds of the page's tasks so far. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}
