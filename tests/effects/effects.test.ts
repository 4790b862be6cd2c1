import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { configFiles } from '@/engine/schema/config-files'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { answers } from './answers'
import { EffectFinder } from './find-effect'
import { handedOn, leavesOf, type Leaf } from './leaves'
import { notStaged } from './not-staged'
import type { Files } from './places'
import { allProbes } from './probes'
import { loadParts } from './render-site'
import { owners, samplerFiles, samplerOf, writeSampler } from './sampler'
import { seenInBrowser } from './seen-in-browser'
import { isResolved, siteResolver, type StagedSite } from './staged-site'

const dir = mkdtempSync(join(tmpdir(), 'livery-effects-'))
const files = samplerFiles()
writeSampler(dir, files)
const resolve = siteResolver(dir)
const finder = new EffectFinder(files, resolve)
const schemas = new Map([...configFiles, 'locale' as const].map((file) => [file as string, schemaOf(file)]))
const allLeaves = leavesOf(schemas)
/** The merchant with the own block that a leaf is a key of. */
const ownerOf = ({ name }: Leaf) => /[(.]([a-z0-9-]+)\/[a-z0-9-]+[).]/.exec(name)?.[1]
const only = (process.env['EFFECTS_ONLY'] ?? '').split(',')
const isWanted = ({ name }: Leaf) => only.some((part) => name.includes(part))
const leaves = allLeaves.filter((leaf) => ownerOf(leaf) === undefined)
const seen = new Map<string, number>()

/** Work over the whole repository: seconds on an idle machine, minutes on a busy one. */
const timeout = 600_000
/** A key takes about a second of the processor. */
const mostKeys = 25

beforeAll(async () => {
  // A click that is not awaited may warn after Vitest has stopped listening.
  console.warn = () => {}
  // Dates and countdowns would otherwise differ between renderings.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 22, 12) })
  const site = resolve(files)
  if (!isResolved(site))
    throw new Error(
      `the sampler is refused: ${site.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('; ')}`,
    )
  await loadParts(site, answers)
}, timeout)

afterAll(() => {
  rmSync(dir, { recursive: true })
  const kinds = [...seen].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${count} by ${kind}`)
  console.log(`${leaves.length} keys; seen: ${kinds.join(', ')}`)
})

test('the merchant that keys are changed in is in order', () => {
  expect(resolve(files).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each(portions())('every key of %s has an effect (%s)', { timeout }, async (file, _, tried) => {
  const unseen: string[] = []
  for (const leaf of tried) {
    const effect = isSeenInBrowser(leaf) ? { seen: 'browser' } : await finder.effectOf(leaf, schemas.get(file)!)
    const isKnown = notStaged.has(leaf.name)
    if ('seen' in effect) seen.set(effect.seen, (seen.get(effect.seen) ?? 0) + 1)
    if ('seen' in effect && isKnown) unseen.push(`${leaf.name}: seen, and still listed as not staged`)
    if ('unseen' in effect && !isKnown) unseen.push(`${leaf.name}: ${effect.unseen}`)
  }
  expect(unseen).toEqual([])
})

test('what is listed as not staged is a key of a schema', () => {
  expect([...notStaged].filter((each) => !leaves.some(({ name }) => name === each))).toEqual([])
})

test.each([...owners])('every key of the own blocks of %s has an effect', { timeout }, async (code) => {
  const own = new EffectFinder(samplerOf(code), resolve)
  const unseen: string[] = []
  for (const leaf of allLeaves.filter((each) => ownerOf(each) === code)) {
    const effect = await own.effectOf(leaf, schemas.get(leaf.file)!)
    if ('unseen' in effect) unseen.push(`${leaf.name}: ${effect.unseen}`)
  }
  expect(unseen).toEqual([])
})

test('what is handed on as a whole is walked in the place that is named for it', () => {
  const unwalked = [...handedOn.values()].filter(
    (home) => !leaves.some(({ name }) => name.startsWith(`${home}.`) || name.startsWith(`${home}(`)),
  )
  expect(unwalked).toEqual([])
})

test('each key that only a browser shows is one of a schema, and has a test in a browser', () => {
  const files = readdirSync('tests/effects').filter((name) => name.endsWith('.browser.test.tsx'))
  const text = files.map((name) => readFileSync(join('tests/effects', name), 'utf8')).join('\n')
  expect(seenInBrowser.filter((end) => !text.includes(end) || !leaves.some(({ name }) => name.endsWith(end)))).toEqual(
    [],
  )
})

test('what is seen of a merchant is the same twice', { timeout }, async () => {
  const [one, other] = [resolve(files), resolve(files)] as [StagedSite, StagedSite]
  for (const probe of allProbes(files)) expect(await probe.observe(one), probe.name).toBe(await probe.observe(other))
})

test('a key that the engine accepts and nothing reads is found out', { timeout }, async () => {
  const theme = withKey(schemas.get('theme')!, 'sparkle')
  const [leaf] = leavesOf(new Map([['theme', theme]])).filter(({ name }) => name === 'theme.sparkle')
  const careless = new EffectFinder(files, (each) => resolve({ ...each, theme: without(each['theme'], 'sparkle') }))
  expect(JSON.stringify(await careless.effectOf(leaf!, theme))).toContain('nothing changes')
})

test('a key that no second value is accepted for is found out', { timeout }, async () => {
  const theme = withKey(schemas.get('theme')!, 'sparkle')
  const [leaf] = leavesOf(new Map([['theme', theme]])).filter(({ name }) => name === 'theme.sparkle')
  expect(JSON.stringify(await finder.effectOf(leaf!, theme))).toContain('unseen')
})

/**
 * All keys, or by hand those whose names hold one of `EFFECTS_ONLY`, in portions of one file each that are small enough
 * for one test on a busy machine.
 */
function portions() {
  return [...schemas.keys()].flatMap((file) => {
    const tried = leaves.filter((each) => each.file === file && isWanted(each))
    const parts = Math.ceil(tried.length / mostKeys)
    return Array.from({ length: parts }, (_, at) => {
      const ofPart = tried.slice(at * mostKeys, (at + 1) * mostKeys)
      return [file, `${at + 1} of ${parts}`, ofPart] as const
    })
  })
}

function isSeenInBrowser({ name }: Leaf): boolean {
  return seenInBrowser.some((end) => name.endsWith(end))
}

function withKey(node: SchemaNode, key: string): SchemaNode {
  const extra = { ...node.properties.get('scheme')!, schema: { type: 'string' } }
  return { ...node, properties: new Map([...node.properties, [key, extra]]) }
}

function without(value: Files[string] | undefined, key: string): Files[string] {
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key))
}
