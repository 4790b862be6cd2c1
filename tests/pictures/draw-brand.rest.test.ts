import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumLaunch } from '@tests/chromium-launch'
import { drawBrand, type Viewer } from './draw-brand'
import { rasterOf } from './raster'
import { reportPage } from './report'
import type { Touched } from './touched-screens'

const folder = mkdtempSync(join(tmpdir(), 'livery-drawn-'))
let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
}, 120_000)

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** Looks at one document in place of a brand. */
async function viewerOf(body: string): Promise<Viewer> {
  const page: Page = await browser.newPage()
  await page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><style>body { margin: 0; background: #fff; color: #222 } main > * { position: absolute; inset-inline-start: 20px; margin: 0; height: 30px; line-height: 30px }</style><main>${body}</main>`,
  )
  return {
    show: () => Promise.resolve(page),
    forget: () => undefined,
    pageOf: () => page,
    async shoot(_screen, width) {
      await page.setViewportSize({ width, height: 740 })
      return { png: await page.screenshot(), x: 0, y: 0, fixed: [], cut: 0 }
    },
  }
}

const touched: Touched = {
  screen: { kind: 'page', name: 'offers', account: 'guest', address: '/offers' },
  language: 'EN',
  why: ['theme'],
  status: 'changed',
}

test('a text that is too faint and a part that is too wide are marked where they stand in the state after', async () => {
  const before = await viewerOf('<h1>Offers</h1><p style="top: 100px">Words</p>')
  const after = await viewerOf(
    '<h1>Offers</h1><p style="top: 100px; color: #bbb">Words</p><p style="top: 400px; width: 420px">Wide</p>',
  )
  const drawn = await drawBrand('acme', [touched], { before, after }, { folder, most: 64 })
  const [wide, faint] = drawn.spots
  expect(drawn.failed).toEqual([])
  expect(drawn.spots).toHaveLength(2)
  expect(wide).toMatchObject({ kind: 'overflow', width: 360, box: { x: 20, y: 400, width: 420, height: 30 } })
  expect(wide?.words).toBe('“Wide” reaches 80 pixels beyond the edge.')
  expect(faint).toMatchObject({ kind: 'contrast', width: 360, box: { x: 20, y: 100, height: 30 } })
  expect(faint?.words).toMatch(/^“Words”: #bbbbbb on #ffffff is 1\.\d+ : 1, and 4\.5 : 1 is needed\.$/)

  const { data, width } = await rasterOf(readFileSync(join(folder, faint!.picture.file)))
  const { x, y, width: across, height: down } = faint!.box
  const inside = Array.from({ length: across * down }, (_, at) => {
    const pixel = (y + Math.floor(at / across)) * width + x + (at % across)
    return data[pixel * 4] ?? 255
  })
  expect(Math.min(...inside), 'letters in the box').toBeLessThan(220)

  const brand = { code: 'acme', status: 'changed', notes: [], ...drawn } as const
  const page = reportPage([brand], { revision: 'main', now: 0, seconds: 1 })
  expect(page).toContain('What cannot be read or reached')
  expect(page).toContain(`<rect class="box" x="16" y="96" width="${across + 8}" height="38" rx="4"/>`)
  expect(page).toContain('<rect class="box" x="16" y="396" width="428" height="38" rx="4"/>')
}, 120_000)

test('a picture that differs by chance is looked at again, and is the same then', async () => {
  const before = await viewerOf('<h1>Offers</h1>')
  const after = await viewerOf('<h1>Offers</h1>')
  const late = after.pageOf(touched.screen)!
  await late.evaluate(() => document.querySelector('main')?.insertAdjacentText('beforeend', 'Loading'))
  const once = { ...after, forget: () => void late.evaluate(() => document.querySelector('main')?.lastChild?.remove()) }
  const drawn = await drawBrand('acme', [touched], { before, after: once }, { folder, most: 64 })
  expect(drawn.changed).toEqual([])
  expect(drawn.counts).toMatchObject({ drawn: 2, differ: 0, same: 2 })
}, 120_000)

test('what was too faint and too wide before and is mended is not told', async () => {
  const before = await viewerOf('<h1>Offers</h1><p style="top: 100px; color: #bbb; width: 420px">Words</p>')
  const after = await viewerOf('<h1>Offers</h1><p style="top: 100px">Words</p>')
  const drawn = await drawBrand('acme', [touched], { before, after }, { folder, most: 64 })
  expect(drawn.changed).toHaveLength(2)
  expect(drawn.spots).toEqual([])
}, 120_000)
