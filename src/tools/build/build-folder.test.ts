import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { BuildFolder } from './build-folder'
import { readBuildsFile } from './builds-file'
import { fixtureDist } from './testing/fixture-dist'

const place = mkdtempSync(join(tmpdir(), 'livery-build-'))
const first = join(place, 'first')
const second = join(place, 'second')
const none = join(place, 'none')
const long = 'text '.repeat(300)

afterEach(() => readdirSync(place).forEach((name) => rmSync(join(place, name), { recursive: true })))

const inode = (path: string) => statSync(path).ino

test('text lies beside its compressed copies', async () => {
  const folder = new BuildFolder(first, none)
  await folder.write('a/page.html', long)
  await folder.settled()
  expect(String(brotliDecompressSync(readFileSync(join(first, 'a/page.html.br'))))).toBe(long)
  expect(String(gunzipSync(readFileSync(join(first, 'a/page.html.gz'))))).toBe(long)
})

test('a page has a copy by gzip alone', async () => {
  await new BuildFolder(first, none).write('page.html', long, 'page')
  expect(readdirSync(first)).toEqual(['page.html', 'page.html.gz'])
})

test('what would not become smaller, is compressed already or fits one packet has no copies', async () => {
  const folder = new BuildFolder(first, none)
  await folder.write('noise.txt', randomBytes(2000))
  await folder.write('picture.png', long)
  await folder.write('small.txt', 'a'.repeat(900))
  await folder.settled()
  expect(readdirSync(first)).toEqual(['noise.txt', 'picture.png', 'small.txt'])
})

test('a file copied a second time is a link to the first, with its compressed copies', async () => {
  const source = join(place, 'logo.svg')
  writeFileSync(source, long)
  const folder = new BuildFolder(first, none)
  await folder.copy('a/logo.svg', source)
  await folder.copy('b/logo.svg', source)
  await folder.settled()
  for (const ending of ['', '.br', '.gz'])
    expect(inode(join(first, `b/logo.svg${ending}`))).toBe(inode(join(first, `a/logo.svg${ending}`)))
  expect(inode(join(first, 'a/logo.svg'))).not.toBe(inode(source))
})

test('what did not change since the last build is linked, and so keeps its ETag', async () => {
  await fixtureDist(first)
  await fixtureDist(second, first, { 'assets/new.js': 'new' })
  expect(inode(join(second, 'north/index.html.gz'))).toBe(inode(join(first, 'north/index.html.gz')))
  expect(inode(join(second, 'assets/index-abc.js'))).toBe(inode(join(first, 'assets/index-abc.js')))
})

test('the hashed files of the last build stay with their compressed copies, and its pages do not', async () => {
  await fixtureDist(first, none, { 'assets/old.js': long })
  writeFileSync(join(first, 'north/old.html'), 'old')
  await fixtureDist(second, first)
  for (const ending of ['', '.br', '.gz']) expect(existsSync(join(second, `assets/old.js${ending}`))).toBe(true)
  expect(existsSync(join(second, 'north/old.html'))).toBe(false)
  expect(readBuildsFile(second)?.builds.map(({ files }) => files)).toEqual([
    ['assets/index-abc.js', 'north/brand/logo.0a1b2c3d.svg'],
    ['assets/old.js'],
  ])
})

test('a folder that no build wrote is not linked to', async () => {
  await new BuildFolder(first, none).write('page.html', long)
  await new BuildFolder(second, first).write('page.html', long)
  expect(inode(join(second, 'page.html'))).not.toBe(inode(join(first, 'page.html')))
})
