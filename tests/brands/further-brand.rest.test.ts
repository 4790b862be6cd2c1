import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist } from '@tests/built-dist'
import { compareBuilds } from './compare-builds'
import { addUnusualBrand, unusualCode } from './unusual-brand'

/** Builds with one brand more than the existing build, and compares the two. */
const place = mkdtempSync(join(tmpdir(), 'livery-further-brand-'))
const merchants = join(place, 'merchants')
const dist = join(place, 'dist')

beforeAll(async () => {
  cpSync('merchants', merchants, { recursive: true })
  await addUnusualBrand(merchants)
  await build()
}, 900_000)

afterAll(() => rmSync(place, { recursive: true }), 60_000)

async function build(...args: readonly string[]): Promise<void> {
  const command = ['--import', 'tsx', 'src/tools/cli/build.ts', '--merchants', merchants, '--out', dist, ...args]
  // Vitest's own NODE_ENV would compile the pages for development.
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, NODE_ENV: 'production' } })
}

const isOfTheBrand = (path: string) => path.startsWith(`${unusualCode}/`)

test('a further brand adds no script, and every file of the others is bit for bit as it was', () => {
  const { changed, added } = compareBuilds(builtDist, dist)
  expect(changed).toEqual([])
  expect(added.filter((path) => !isOfTheBrand(path))).toEqual([])
  expect(added.filter(isOfTheBrand).length).toBeGreaterThan(10)
})

test('the lists of all brands say of the others what they said', () => {
  const { merchants: before } = readSitesFile(builtDist)
  const { [unusualCode]: added, ...others } = readSitesFile(dist).merchants
  expect(added?.name).toBe('Abacus')
  for (const [code, { key: _, ...entry }] of Object.entries(others)) expect(before[code]).toMatchObject(entry)
})

test('one brand that is built into it anew changes its own files alone', async () => {
  const whole = join(place, 'whole')
  cpSync(dist, whole, { recursive: true })
  const file = join(merchants, unusualCode, 'site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Abacus"', '"Abacus Club"'))
  await build('--only', unusualCode)
  const { changed } = compareBuilds(whole, dist)
  expect(changed).toContain(`${unusualCode}/index.html`)
  expect(changed.filter((path) => !isOfTheBrand(path))).toEqual([])
  expect(readSitesFile(dist).merchants[unusualCode]?.name).toBe('Abacus Club')
}, 900_000)
