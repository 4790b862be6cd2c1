import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { integrityOf, withIntegrity } from './integrity'

const integrity = { '/assets/a.js': 'sha256-A', '/assets/b.js': 'sha256-B', '/assets/c.css': 'sha256-C' }

test('every script and style sheet of a document is held to what was built', () => {
  const html = `<link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="modulepreload" href="/assets/b.js" crossorigin="" />
    <link rel="stylesheet" href="/assets/c.css"><link rel="icon" href="/assets/a.js">
    <script type="module" crossorigin src="/assets/a.js"></script><script src="/elsewhere.js"></script>`
  expect(withIntegrity(html, integrity)).toBe(
    `<link rel="modulepreload" crossorigin href="/assets/b.js" integrity="sha256-B"><link rel="modulepreload" href="/assets/b.js" integrity="sha256-B" crossorigin="" />
    <link rel="stylesheet" href="/assets/c.css" integrity="sha256-C"><link rel="icon" href="/assets/a.js">
    <script type="module" crossorigin src="/assets/a.js" integrity="sha256-A"></script><script src="/elsewhere.js"></script>`,
  )
})

test('the hashes are those of the files', () => {
  const out = mkdtempSync(join(tmpdir(), 'livery-integrity-'))
  mkdirSync(join(out, 'assets'))
  for (const name of ['a.js', 'a.js.br', 'b.css', 'c.svg']) writeFileSync(join(out, 'assets', name), '')
  const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
  expect(integrityOf(out)).toEqual({ '/assets/a.js': empty, '/assets/b.css': empty })
  rmSync(out, { recursive: true })
})
