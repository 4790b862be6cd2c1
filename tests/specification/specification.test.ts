import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A table for each specification document. */
const documents = ['shell-registration-login', 'games-centres-wallet']

interface Row {
  readonly line: string
  readonly places: readonly string[]
  readonly tests: readonly string[]
}

/** The rows of the tables, without their heads. */
function rowsOf(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|specification )/.test(line))
    .map((line) => {
      const [, what = '', where = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
      const list = (cell: string) => cell.split('<br>').filter((entry) => entry !== '')
      return { line: what, places: list(where), tests: list(shownBy) }
    })
}

const isLater = ({ tests }: Row) => tests.join() === 'second document'

describe.each(documents)('the table of the specification: %s', (document) => {
  const rows = rowsOf(`tests/specification/${document}.md`)
  const built = rows.filter((row) => !isLater(row))

  it('has a row once only', () => {
    const lines = rows.map(({ line }) => line)
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  it('leaves to the second document only what it names the section of', () => {
    const unnamed = rows.filter((row) => isLater(row) && !/^2 §\d /.test(row.places.join()))
    expect(unnamed.map(({ line }) => line)).toEqual([])
  })

  it.each(built)('knows where this lives and what shows it: $line', ({ places, tests }) => {
    expect(places, 'files').not.toEqual([])
    expect(tests, 'tests').not.toEqual([])
    expect(places.filter((path) => !existsSync(path))).toEqual([])
    for (const test of tests) {
      const [path = '', title = ''] = test.split(' › ')
      expect(existsSync(path), path).toBe(true)
      expect(readFileSync(path, 'utf8'), path).toContain(title)
      expect(title, 'title of the test').not.toBe('')
    }
  })
})
