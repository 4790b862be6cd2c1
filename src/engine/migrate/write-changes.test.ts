import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFiles, type Files } from '@/engine/testing/write-files'
import { writeChanges } from './write-changes'

function folder(files: Files): string {
  const dir = mkdtempSync(join(tmpdir(), 'livery-changes-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFiles(dir, files)
  return dir
}

const merchant = 'acme'
const read = (dir: string, name: string): string => readFileSync(join(dir, name), 'utf8')

it('writes changed and new files, in folders that are not there yet, and leaves nothing else behind', () => {
  const dir = folder({ 'a.json': 'old' })
  chmodSync(join(dir, 'a.json'), 0o640)
  writeChanges([
    { merchant, path: join(dir, 'a.json'), before: 'old', after: 'new' },
    { merchant, path: join(dir, 'assets/b.png'), before: undefined, after: new Uint8Array([1, 2]) },
  ])
  expect(readdirSync(dir, { recursive: true }).sort()).toEqual(['a.json', 'assets', 'assets/b.png'])
  expect([read(dir, 'a.json'), statSync(join(dir, 'a.json')).mode & 0o777]).toEqual(['new', 0o640])
})

it('writes nothing when one file was changed meanwhile', () => {
  const dir = folder({ 'a.json': 'old', 'b.json': 'newer' })
  const changes = ['a.json', 'b.json'].map((name) => ({ merchant, path: join(dir, name), before: 'old', after: 'new' }))
  expect(() => writeChanges(changes)).toThrow('b.json was changed meanwhile')
  expect(readdirSync(dir)).toEqual(['a.json', 'b.json'])
  expect([read(dir, 'a.json'), read(dir, 'b.json')]).toEqual(['old', 'newer'])
})

it('puts back what was written when a later file cannot be put in its place', () => {
  const dir = folder({ 'a.json': 'old', 'c/in-the-way': '' })
  const changes = [
    { merchant, path: join(dir, 'a.json'), before: 'old', after: 'new' },
    { merchant, path: join(dir, 'b.json'), before: undefined, after: 'new' },
    { merchant, path: join(dir, 'c'), before: undefined, after: 'new' },
  ]
  expect(() => writeChanges(changes)).toThrow()
  expect(readdirSync(dir)).toEqual(['a.json', 'c'])
  expect(read(dir, 'a.json')).toBe('old')
})

it('writes through a link', () => {
  const dir = folder({ 'real.json': 'old' })
  symlinkSync(join(dir, 'real.json'), join(dir, 'link.json'))
  writeChanges([{ merchant, path: join(dir, 'link.json'), before: 'old', after: 'new' }])
  expect(read(dir, 'real.json')).toBe('new')
})
