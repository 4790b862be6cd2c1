import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkExample } from '@/engine/testing/write-merchants'
import { allChecks, referenceChecks } from './all-checks'
import type { ExampleFiles } from '@/engine/finding/check'
import { checksPage } from './checks-page'

function codesOf(files: ExampleFiles): string[] {
  return [...new Set(checkExample(files).diagnostics.map(({ code }) => code))]
}

describe.each(allChecks.map((check) => [check.code, check] as const))('%s', (code, { docs }) => {
  it('reports its bad example, and no other check does', () => {
    expect(codesOf(docs.bad)).toEqual([code])
  })

  it('has nothing against its good example', () => {
    expect(codesOf(docs.good)).toEqual([])
  })
})

it('gives each check a code of its own', () => {
  expect(new Set(allChecks.map(({ code }) => code)).size).toBe(allChecks.length)
})

it('explains every check in src/engine/checks/checks.md', async () => {
  await expect(checksPage(allChecks)).toMatchFileSnapshot('./checks.md')
})

it('judges every kind of name that a schema marks', () => {
  const files = ['schemas', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  const schemas = files.filter((path) => path.endsWith('.schema.json') && !path.includes('generated'))
  const marked = schemas.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/"x-(?:key-)?ref": "(.+?)"/g)])
  expect(marked.length).toBeGreaterThan(20)
  const unjudged = [...new Set(marked.map(([, kind = '']) => kind))].filter((kind) => !referenceChecks.has(kind))
  // The schema lists the valid icons itself; templates are looked up when the folders are read.
  expect(unjudged.sort()).toEqual(['icon', 'merchant'])
})
