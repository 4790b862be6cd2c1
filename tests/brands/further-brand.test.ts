import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuildsFile } from '@/tools/build/builds-file'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist } from '@tests/built-dist'
import { addUnusualBrand, unusualCode } from './unusual-brand'

/** Files that name every brand, and so change with a further one. */
const lists = ['builds.json', 'sites.json', 'nginx/http.conf']

const place = mkdtempSync(join(tmpdir(), 'livery-further-brand-'))
const merchants = join(place, 'merchants')
const dist = join(place, 'dist')

beforeAll(async () => {
  cpSync('merchants', merchants, { recursive: true })
  await addUnusualBrand(merchants)
  const build = ['--import', 'tsx', 'src/tools/cli/build.ts', '--merchants', merchants, '--out', dist]
  await promisify(execFile)(process.execPath, build)
}, 300_000)

afterAll(() => rmSync(place, { recursive: true }))

/** Hashes of the files of a build by path, without what it keeps of earlier builds and what lists all brands. */
function filesOf(folder: string): Map<string, string> {
  const [, ...earlier] = readBuildsFile(folder)?.builds ?? []
  const kept = new Set(earlier.flatMap(({ files }) => files))
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const own = paths.filter((path) => !lists.includes(path) && !kept.has(path.replace(/\.(br|gz)$/, '')))
  return new Map(
    own.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  )
}

const isOfTheBrand = (path: string) => path.startsWith(`${unusualCode}/`)

test('a further brand adds no script, and every file of the others is bit for bit as it was', () => {
  const [before, after] = [filesOf(builtDist), filesOf(dist)]
  const changed = [...before].flatMap(([path, hash]) => (after.get(path) === hash ? [] : [path]))
  expect(changed).toEqual([])
  expect([...after.keys()].filter((path) => !before.has(path) && !isOfTheBrand(path))).toEqual([])
  expect([...after.keys()].filter(isOfTheBrand).length).toBeGreaterThan(10)
})

test('the lists of all brands say of the others what they said', () => {
  const { merchants: before } = readSitesFile(builtDist)
  const { [unusualCode]: added, ...others } = readSitesFile(dist).merchants
  expect(added?.name).toBe('Abacus')
  expect(others).toEqual(before)
})
