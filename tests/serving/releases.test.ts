import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { releaseMeta } from '@/contract/site-data/release'
import { readSitesFile } from '@/tools/serve/sites-file'
import { builtDist } from '@tests/built-dist'

const { merchants } = readSitesFile(builtDist)
const meta = new RegExp(`<meta name="${releaseMeta}" content="([^"]+)" />`)

test.each(Object.keys(merchants))('every page of %s names the release that is told as live', (code) => {
  const live = readFileSync(join(builtDist, code, 'release.txt'), 'utf8').trim()
  expect(live).toMatch(/^[0-9a-f]{8}-[0-9a-f]{6}$/)
  expect(live).toBe(merchants[code]?.release)
  const pages = readdirSync(join(builtDist, code), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const named = pages.map((name) => meta.exec(readFileSync(join(builtDist, code, name), 'utf8'))?.[1])
  expect(new Set(named)).toEqual(new Set([live.split('-')[0]]))
})

test('brands have releases of their own', () => {
  const releases = Object.values(merchants).map(({ release }) => release)
  expect(new Set(releases).size).toBe(releases.length)
})
