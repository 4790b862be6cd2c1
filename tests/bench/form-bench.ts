import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { chromiumLaunch } from '@tests/chromium-launch'
import { median, printTable } from './table'

const rounds = 7
const mountsPerRound = 20
const slowdown = 4
const typed = 'abcdefghijklmnopqrstuvwx'
const sizes = [20, 180] as const
const kinds = ['plain', 'dressed', 'rule', 'stock'] as const
const labels = {
  plain: 'plain React inputs',
  dressed: 'the same with hints and look',
  rule: 'RuleForm',
  stock: 'stock @rjsf with ajv8',
}
type Kind = (typeof kinds)[number]
type Size = (typeof sizes)[number]
interface Times {
  mount: number[]
  keystroke: number[]
  submit: number[]
}
const folder = resolve('.cache/bench/form')

/** The register form's renderer against plain React inputs and stock RJSF, with the same fields. */
export async function formBench(): Promise<void> {
  const bytes: Record<Kind, number> = {
    plain: await bundle('plain'),
    dressed: await bundle('dressed'),
    rule: await bundle('rule'),
    stock: await bundle('stock'),
  }
  const server = serve({
    fetch: new Hono().use('*', serveStatic({ root: '.cache/bench/form' })).fetch,
    port: 0,
    hostname: '127.0.0.1',
  })
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const { port } = server.address() as { port: number }
    const times = Object.fromEntries(kinds.map((kind) => [kind, { 20: noTimes(), 180: noTimes() }])) as Record<
      Kind,
      Record<Size, Times>
    >
    for (let round = 0; round < rounds; round++) {
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        for (const size of sizes) {
          const { mount, keystroke, submit } = await measure(
            browser,
            `http://127.0.0.1:${port}/${kind}.html?fields=${size}`,
            size,
          )
          times[kind][size].mount.push(mount)
          times[kind][size].keystroke.push(keystroke)
          times[kind][size].submit.push(submit)
        }
      }
    }
    print(times, bytes)
  } finally {
    await browser.close()
    server.close()
  }
}

const noTimes = (): Times => ({ mount: [], keystroke: [], submit: [] })

function print(times: Record<Kind, Record<Size, Times>>, bytes: Record<Kind, number>): void {
  const of = (kind: Kind, size: Size, what: keyof Times) => median(times[kind][size][what])
  const ratio = (kind: Kind, size: Size, what: keyof Times) =>
    `${of(kind, size, what).toFixed(2)} ms  ${(of(kind, size, what) / of('plain', size, what)).toFixed(2)} ×`
  printTable(
    `Register form, main-thread time, CPU ×${slowdown}, medians of ${rounds} interleaved rounds, × plain inputs`,
    [
      'form',
      'mount at 20',
      'keystroke at 20',
      'failing submit at 20',
      'keystroke at 180',
      '180 against 20',
      'script gzip',
    ],
    [
      ...kinds.map((kind) => [
        labels[kind],
        ratio(kind, 20, 'mount'),
        ratio(kind, 20, 'keystroke'),
        ratio(kind, 20, 'submit'),
        ratio(kind, 180, 'keystroke'),
        `${(of(kind, 180, 'keystroke') / of(kind, 20, 'keystroke')).toFixed(2)} ×`,
        `${(bytes[kind] / 1024).toFixed(1)} KB`,
      ]),
      ['bar for RuleForm', '1.5 ×', '1.5 ×', '4 ×', '', '1.3 ×', ''],
    ],
  )
  const dressed = of('rule', 20, 'mount') / of('dressed', 20, 'mount')
  console.log(`mount of RuleForm against inputs with the same hints and look: ${dressed.toFixed(2)} × (bar 1.5 ×)`)
}

/** Builds one of the pages. Returns the gzip size of all its scripts. */
async function bundle(kind: Kind): Promise<number> {
  const result = (await build({
    logLevel: 'error',
    // Stock RJSF has parts that the site's own build removes.
    ...(kind === 'stock' && { configFile: false as const }),
    build: {
      outDir: join(folder, kind),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: `tests/bench/form-bench/${kind}-page.tsx`, output: { entryFileNames: 'page.js' } },
    },
  })) as Rolldown.RolldownOutput
  await mkdir(folder, { recursive: true })
  const html = `<!doctype html><meta charset="utf-8"><title>${kind}</title><body><script type="module" src="/${kind}/page.js"></script>`
  await writeFile(join(folder, `${kind}.html`), html)
  return result.output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0)
}

/**
 * Main-thread milliseconds of a mount with layout, of a keystroke in the first field, and of submitting the empty form.
 */
async function measure(browser: Browser, address: string, size: Size): Promise<Record<keyof Times, number>> {
  // On a page of its own: otherwise a form that re-renders at each keystroke would be better warmed up.
  const mount = await onPage(browser, address, mountTime)
  return { mount, ...(await onPage(browser, address, (page, cdp) => useTimes(page, cdp, size))) }
}

async function onPage<T>(browser: Browser, address: string, act: (page: Page, cdp: CDPSession) => Promise<T>) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  try {
    // An error thrown by the page is the reason why it shows no form.
    const broken = new Promise<never>((_, reject) => page.on('pageerror', reject))
    await page.goto(address)
    await Promise.race([page.getByRole('button', { name: /Send|Submit/ }).waitFor(), broken])
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await act(page, cdp)
  } finally {
    await page.close()
  }
}

const mountTime = (page: Page): Promise<number> =>
  page.evaluate((mounts) => {
    for (let warm = 0; warm < mounts; warm++) window.mountOnce()
    const start = performance.now()
    for (let round = 0; round < mounts; round++) window.mountOnce()
    return (performance.now() - start) / mounts
  }, mountsPerRound)

async function useTimes(page: Page, cdp: CDPSession, size: Size): Promise<{ keystroke: number; submit: number }> {
  const settle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.getByLabel('Field 0').focus()
  await page.keyboard.type('warm')
  await settle()
  const keystroke = await busyTime(cdp, () => page.keyboard.type(typed).then(settle))
  await page.getByLabel('Field 0').fill('')
  await settle()
  const submit = await busyTime(cdp, async () => {
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('button:not([type=button])')?.click())
    await settle()
  })
  const shown = await page.locator('[aria-invalid=true], .rjsf-field-error').count()
  if (shown < size) throw new Error(`${page.url()} shows ${shown} errors, not ${size}`)
  return { keystroke: keystroke / typed.length, submit }
}

async function busyTime(cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await taskDuration(cdp)
  await work()
  return (await taskDuration(cdp)) - before
}

async function taskDuration(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
