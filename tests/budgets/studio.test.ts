import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { studioMarker } from '@/tools/studio/studio-api'
import { sourceFiles } from '@tests/architecture/source-files'

const served = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

/** Words that occur only in the studio and in what it adds to a page in development. */
const words = [studioMarker, '__studio', 'livery:changed', '--tool-', 'colorjs']

test('nothing of the studio is in what is served', () => {
  expect(served.length).toBeGreaterThan(0)
  const found = served.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
  })
  expect(found).toEqual([])
})

test('the words that are looked for are words of the studio', () => {
  const text = [...sourceFiles('src/tools/studio')].map((path) => readFileSync(path, 'utf8')).join('')
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})
