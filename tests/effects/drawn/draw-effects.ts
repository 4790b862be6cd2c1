import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reference } from '@/engine/reference/reference'
import { configFiles } from '@/engine/schema/config-files'
import { schemaOf } from '@/engine/schema/schema-node'
import type { KeyEffect } from '@/tools/docs/key-effect'
import { chromiumLaunch } from '@tests/chromium-launch'
import { answers } from '@tests/effects/answers'
import { EffectFinder } from '@tests/effects/find-effect'
import { leavesOf, type Leaf } from '@tests/effects/leaves'
import { loadParts } from '@tests/effects/render-site'
import { writeSampler } from '@tests/effects/sampler'
import { isResolved, siteResolver } from '@tests/effects/staged-site'
import { idsOfLeaf } from './ids-of-leaf'
import { pageWidth } from './draw-change'
import { drawnEffects, drawnPictures, portionsOf } from './drawn-files'
import { placeholderPicture } from './placeholder-picture'
import { shownChange } from './shown-change'
import { shownSampler } from './shown-sampler'

/** Draws the effect of every key for `npm run docs`, in as many processes as there are portions (drawn-files.ts). */
const portion = Number(process.env['DOCS_PORTION'] ?? 0)
/** Some keys alone, for whoever changes how effects are drawn. */
const only = process.env['DOCS_ONLY']
/** Some keys alone are not what `npm run docs` takes up. */
const written = drawnEffects(only === undefined ? portion : 'only')

const dir = mkdtempSync(join(tmpdir(), 'livery-drawn-'))
const files = shownSampler()
writeSampler(dir, files)
const resolve = siteResolver(dir)
const finder = new EffectFinder(files, resolve)
const schemas = new Map([...configFiles, 'locale' as const].map((file) => [file as string, schemaOf(file)]))
const effects: Record<string, KeyEffect> = {}
let browser: Browser
let page: Page

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 22, 12) })
  mkdirSync(drawnPictures, { recursive: true })
  const site = resolve(files)
  if (!isResolved(site)) throw new Error(JSON.stringify(site.diagnostics.slice(0, 5)))
  await loadParts(site, answers)
  browser = await chromium.launch(chromiumLaunch())
  page = await browser.newPage({ viewport: { width: pageWidth, height: 600 }, javaScriptEnabled: false })
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.resourceType() !== 'image') return route.abort()
    return route.fulfill({ contentType: 'image/svg+xml', body: placeholderPicture(request.url()) })
  })
}, 600_000)

afterAll(async () => {
  await browser.close()
  rmSync(dir, { recursive: true })
})

test('the effect of each key is drawn', { timeout: 3_600_000 }, async () => {
  for (const [id, leaves] of firstLeaves()) {
    const effect = await drawn(leaves)
    if (effect === undefined) continue
    effects[id] = effect
    // A file of each moment shows whoever waits how far it came.
    if (Object.keys(effects).length % 20 === 0) writeFileSync(written, JSON.stringify(effects))
  }
  writeFileSync(written, JSON.stringify(effects))
  expect(Object.keys(effects).length).toBeGreaterThan(0)
})

async function drawn(leaves: readonly Leaf[]): Promise<KeyEffect | undefined> {
  for (const leaf of leaves) {
    const change = await finder.firstChange(leaf, schemas.get(leaf.file)!)
    if (change !== undefined) return shownChange(change, page, drawnPictures)
  }
  return undefined
}

/** The keys of this portion, each with the first two places that it has. */
function firstLeaves(): [id: string, leaves: Leaf[]][] {
  const { shapes } = reference()
  const byId = new Map<string, Leaf[]>()
  for (const leaf of leavesOf(schemas)) {
    if (/[(.][a-z0-9-]+\/[a-z0-9-]+[).]/.test(leaf.name)) continue
    const [id, ...others] = idsOfLeaf(shapes, leaf)
    if (id !== undefined && others.length === 0) byId.set(id, [...(byId.get(id) ?? []), leaf])
  }
  return [...byId]
    .filter(([id], at) => (only === undefined ? at % portionsOf() === portion : id.includes(only)))
    .map(([id, leaves]) => [id, leaves.slice(0, 2)])
}
