import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unshownLines } from './unshown-lines'
import { documents, isJourney, linesOf, unseenReasons, type NamedTest } from './table-lines'

const sources = new Map<string, string>()

function sourceOf(path: string): string {
  const source = sources.get(path) ?? readFileSync(path, 'utf8')
  sources.set(path, source)
  return source
}

/** Whether the file has the test, and runs it: no sweep, and neither skipped nor set aside. */
function runs({ path, title }: NamedTest): boolean {
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isRun = new RegExp(`\\btest\\(\\s*(['"\`])${escaped}\\1`).test(sourceOf(path))
  return path.endsWith('.spec.ts') && !path.endsWith('.rest.spec.ts') && isRun
}

describe.each(documents)('the table of the specification: %s', (document) => {
  const lines = linesOf(document)

  it('has a line once only', () => {
    const texts = lines.map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it.each(lines)('knows where this lives and what shows it: $text', ({ places, tests }) => {
    expect(places, 'files').not.toEqual([])
    expect(tests, 'tests').not.toEqual([])
    expect(places.filter((path) => !existsSync(path))).toEqual([])
    for (const { path, title } of tests) {
      expect(existsSync(path), path).toBe(true)
      expect(title, 'title of the test').not.toBe('')
      expect(sourceOf(path), path).toContain(title)
    }
  })

  it.each(lines)('names a journey that shows this, or why a player does not see it: $text', (line) => {
    const journeys = line.tests.filter(isJourney)
    expect(journeys.filter((journey) => !runs(journey))).toEqual([])
    expect([undefined, ...unseenReasons]).toContain(line.unseen)
    expect(line.composed).not.toBe('')
    const isShown = journeys.length > 0
    // Shown and said not to be seen contradict each other.
    if (isShown) expect([line.unseen, unshownLines.includes(line.text)]).toEqual([undefined, false])
    else expect(line.unseen !== undefined || unshownLines.includes(line.text)).toBe(true)
  })
})

it('lists as not shown only lines that there are, each once, in neither table as not seen', () => {
  const open = documents.flatMap(linesOf).filter(({ unseen }) => unseen === undefined)
  const texts = open.map(({ text }) => text)
  expect(unshownLines.filter((text, index) => !texts.includes(text) || unshownLines.indexOf(text) !== index)).toEqual(
    [],
  )
})
