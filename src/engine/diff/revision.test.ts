import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import type { JsonObject } from '@/contract/json/json-value'
import { compareSets } from './compare-sets'
import { withRevision } from './revision'

function git(dir: string, ...args: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...person, ...args], { cwd: dir, stdio: 'ignore' })
}

function repository(template = minimalTemplate()): string {
  const dir = writeMerchants({ acme }, template)
  git(dir, 'init', '--quiet')
  git(dir, 'add', '.')
  git(dir, 'commit', '--quiet', '-m', 'start')
  return dir
}

const diffOf = (dir: string, revision = 'HEAD') => {
  const root = merchantsRoot(dir)
  return withRevision(root, revision, (before) => compareSets(before, loadMerchants(root)))
}

it('compares a revision with the files as they are now, committed or not', () => {
  const dir = repository()
  writeFileSync(join(dir, 'acme/theme.json'), '{ "scheme": "dark" }')
  expect(diffOf(dir).merchants.find(({ code }) => code === 'acme')?.changes).toMatchObject([
    { place: 'theme/scheme', before: 'light', after: 'dark' },
  ])
})

it('sees a brand that was removed', () => {
  const dir = repository()
  rmSync(join(dir, 'acme'), { recursive: true })
  expect(diffOf(dir).merchants[0]).toMatchObject({ code: 'acme', status: 'removed' })
})

it('brings a revision in an older format up to date before it compares', () => {
  const { 'assets/icon-touch.png': touch, 'assets/icon-app.png': app, ...files } = minimalTemplate()
  const assets = { logo: { src: 'logo.svg', width: 120, height: 40 }, favicon: 'favicon.svg' }
  const dir = repository({
    ...files,
    'site.json': { ...(files['site.json'] as JsonObject), schemaVersion: 1 },
    'theme.json': { ...(files['theme.json'] as JsonObject), assets },
  })
  const now = minimalTemplate()
  for (const name of ['site.json', 'theme.json']) writeFileSync(join(dir, 'base', name), JSON.stringify(now[name]))
  for (const [name, content] of Object.entries({ 'icon-touch.png': touch, 'icon-app.png': app }))
    writeFileSync(join(dir, 'base/assets', name), content as Uint8Array)
  const changes = diffOf(dir).merchants.flatMap((each) => each.changes)
  expect([...new Set(changes.map(({ area }) => area))]).toEqual(['assets'])
})

it('names a revision that git does not know, and takes no option for one', () => {
  const dir = repository()
  expect(() => diffOf(dir, 'nope')).toThrow('git knows no revision "nope"')
  expect(() => diffOf(dir, '--output=x')).toThrow('git knows no revision')
})

it('says that a folder is in no repository', () => {
  expect(() => diffOf(writeMerchants({ acme }))).toThrow('the merchants folder is in no git repository')
})
