import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeBrand } from './write-brand'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-write-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

it('writes all files, and nothing beside them', () => {
  const dir = folder()
  writeBrand(
    dir,
    'acme',
    new Map([
      ['site.json', '{}'],
      ['assets/fonts/x.woff2', 'font'],
    ]),
  )
  expect(readdirSync(dir)).toEqual(['acme'])
  expect(readFileSync(join(dir, 'acme/assets/fonts/x.woff2'), 'utf8')).toBe('font')
})

it('leaves nothing behind when a file cannot be written', () => {
  const dir = folder()
  const files = new Map([
    ['site.json', '{}'],
    ['site.json/inside', ''],
  ])
  expect(() => writeBrand(dir, 'acme', files)).toThrow(/EEXIST|ENOTDIR/)
  expect(readdirSync(dir)).toEqual([])
})

it('does not touch a folder that somebody made meanwhile', () => {
  const dir = folder()
  mkdirSync(join(dir, 'acme'))
  writeFileSync(join(dir, 'acme/site.json'), 'theirs')
  expect(() => writeBrand(dir, 'acme', new Map([['site.json', 'ours']]))).toThrow(/ENOTEMPTY|EEXIST/)
  expect(readdirSync(dir)).toEqual(['acme'])
  expect(readFileSync(join(dir, 'acme/site.json'), 'utf8')).toBe('theirs')
})

it('stops listening for interruptions when it is done', () => {
  const dir = folder()
  const before = process.listenerCount('SIGINT')
  writeBrand(dir, 'acme', new Map([['site.json', '{}']]))
  expect(process.listenerCount('SIGINT')).toBe(before)
})
