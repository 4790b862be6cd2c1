import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chromium, type Browser } from 'playwright'
import { build, type Rolldown } from 'vite'
import { bootData } from '@/merchants/boot-data'
import { checkMerchants } from '@/merchants/check-merchants'
import { chromiumLaunch } from '@tests/chromium-launch'
import { median, printTable } from './table'

const rounds = 15
const mountsPerRound = 20
const slowdown = 4
const kinds = ['hand', 'json'] as const
type Kind = (typeof kinds)[number]
const folder = resolve('.cache/bench/page')

/** A page rendered from JSON against the same page written by hand in JSX, with the same data. */
export async function pageBench(): Promise<void> {
  const bytes = { hand: await bundle('hand'), json: await bundle('json') }
  await Promise.all(kinds.map(writePage))
  const app = new Hono().use('*', serveStatic({ root: '.cache/bench/page' }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const { port } = server.address() as { port: number }
    const times: Record<Kind, number[]> = { hand: [], json: [] }
    for (let round = 0; round < rounds; round++) {
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        times[kind].push(await mountTime(browser, `http://127.0.0.1:${port}/${kind}.html`))
      }
    }
    const row = (kind: Kind) => [`${median(times[kind]).toFixed(2)} ms`, `${(bytes[kind] / 1024).toFixed(1)} KB`]
    const ratio = (median(times.json) / median(times.hand)).toFixed(3)
    printTable(
      `Home page of aurora, ${rounds} interleaved rounds of ${mountsPerRound} mounts, CPU ×${slowdown}`,
      ['page', 'main thread a mount', 'script gzip'],
      [
        ['hand-written JSX', ...row('hand')],
        ['from JSON', ...row('json')],
        [
          'ratio, difference',
          `${ratio} × (bar 1.05 ×)`,
          `${((bytes.json - bytes.hand) / 1024).toFixed(1)} KB (bar 1.5 KB)`,
        ],
      ],
    )
  } finally {
    await browser.close()
    server.close()
  }
}

/** Builds one of the pages. Returns the gzip size of all its scripts. */
async function bundle(kind: Kind): Promise<number> {
  const result = (await build({
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: join(folder, kind),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: `tests/bench/page-bench/${kind}-page.tsx`, output: { entryFileNames: 'page.js' } },
    },
  })) as Rolldown.RolldownOutput
  const chunks = result.output.filter((file) => file.type === 'chunk')
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

async function writePage(kind: Kind): Promise<void> {
  const aurora = checkMerchants('merchants').merchants.find(({ code }) => code === 'aurora')
  if (aurora === undefined) throw new Error('the benchmark needs the merchant aurora')
  const boot = JSON.stringify(bootData(aurora).boot).replaceAll('<', '\\u003c')
  await mkdir(folder, { recursive: true })
  const html = `<!doctype html><meta charset="utf-8"><script type="application/json" id="livery-boot">${boot}</script><script type="module" src="/${kind}/page.js"></script>`
  await writeFile(join(folder, `${kind}.html`), html)
}

/** Main-thread milliseconds of one mount, layout included. */
async function mountTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  try {
    const cdp = await page.context().newCDPSession(page)
    await page.goto(address)
    await page.waitForFunction(() => 'mountOnce' in window)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await page.evaluate((mounts) => {
      for (let warm = 0; warm < 3; warm++) window.mountOnce()
      const start = performance.now()
      for (let mount = 0; mount < mounts; mount++) window.mountOnce()
      return (performance.now() - start) / mounts
    }, mountsPerRound)
  } finally {
    await page.close()
  }
}
