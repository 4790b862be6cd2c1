import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chromium, type Browser } from 'playwright'
import { build, type Rolldown } from 'vite'
import { bootData } from '@/engine/resolved/boot-data'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { wholeTexts } from '@/engine/resolved/site-texts'
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
  for (const kind of kinds) await bundle(kind)
  await Promise.all(kinds.map(writePage))
  const renderer = (await wholeSize('same-blocks')) - (await wholeSize('hand'))
  const app = new Hono().use('*', serveStatic({ root: '.cache/bench/page' }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const { port } = server.address() as { port: number }
    const times: Record<Kind, number[]> = { hand: [], json: [] }
    const bytes: Record<Kind, number> = { hand: 0, json: 0 }
    const elements: Record<Kind, number> = { hand: 0, json: 0 }
    for (let round = 0; round < rounds; round++) {
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        const { time, scripts, count } = await mountPage(browser, `http://127.0.0.1:${port}/${kind}.html`)
        times[kind].push(time)
        bytes[kind] = scripts
        elements[kind] = count
      }
    }
    if (elements.json !== elements.hand)
      throw new Error(
        `from JSON the page has ${elements.json} elements, by hand ${elements.hand}: it is not the same page`,
      )
    const row = (kind: Kind) => [`${median(times[kind]).toFixed(2)} ms`, `${(bytes[kind] / 1024).toFixed(1)} KB`]
    const ratio = (median(times.json) / median(times.hand)).toFixed(3)
    printTable(
      `Home page of aurora, ${rounds} interleaved rounds of ${mountsPerRound} mounts, CPU ×${slowdown}`,
      ['page', 'main thread a mount', 'script gzip'],
      [
        ['hand-written JSX', ...row('hand')],
        ['from JSON', ...row('json')],
        ['ratio, difference', `${ratio} × (bar 1.05 ×)`, `${((bytes.json - bytes.hand) / 1024).toFixed(1)} KB`],
        ['of this, what renders JSON', '', `${(renderer / 1024).toFixed(1)} KB (bar 1.5 KB)`],
      ],
    )
  } finally {
    await browser.close()
    server.close()
  }
}

async function bundle(kind: Kind): Promise<void> {
  await build({
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: join(folder, kind),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: `tests/bench/page-bench/${kind}-page.tsx`, output: { entryFileNames: 'page.js' } },
    },
  })
}

/**
 * Gzip bytes of a page and everything it may load, bundled into one file. The shipped pages differ in more than the
 * rendering from JSON: their blocks are separate files, which other pages share.
 */
async function wholeSize(page: 'hand' | 'same-blocks'): Promise<number> {
  const { output } = (await build({
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: `tests/bench/page-bench/${page}-page.tsx`, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0)
}

async function writePage(kind: Kind): Promise<void> {
  const aurora = checkMerchants('merchants').merchants.find(({ code }) => code === 'aurora')
  if (aurora === undefined) throw new Error('the benchmark needs the merchant aurora')
  const boot = JSON.stringify(bootData(aurora, wholeTexts(aurora))).replaceAll('<', '\\u003c')
  await mkdir(folder, { recursive: true })
  const html = `<!doctype html><meta charset="utf-8"><script type="application/json" id="livery-boot">${boot}</script><script type="module" src="/${kind}/page.js"></script>`
  await writeFile(join(folder, `${kind}.html`), html)
}

/**
 * Main-thread milliseconds of one mount with layout, gzip bytes of the scripts that the page loaded, and its number of
 * elements.
 */
async function mountPage(browser: Browser, address: string): Promise<{ time: number; scripts: number; count: number }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  try {
    const cdp = await page.context().newCDPSession(page)
    // An error thrown by the page is the reason why nothing can be mounted.
    const broken = new Promise<never>((_, reject) => page.on('pageerror', reject))
    await page.goto(address)
    await Promise.race([page.waitForFunction(() => 'mountOnce' in window), broken])
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    )
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const count = await page.evaluate(() => window.countElements())
    const time = await page.evaluate((mounts) => {
      for (let warm = 0; warm < 3; warm++) window.mountOnce()
      const start = performance.now()
      for (let mount = 0; mount < mounts; mount++) window.mountOnce()
      return (performance.now() - start) / mounts
    }, mountsPerRound)
    const files = loaded.map((name) => readFileSync(join(folder, new URL(name).pathname)))
    const scripts = gzipSync(Buffer.concat(files)).length
    return { time, scripts, count }
  } finally {
    await page.close()
  }
}
