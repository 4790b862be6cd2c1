import { expect, test } from 'vitest'
import { nextBuilds, type BuildsFile } from './builds-file'

const start = Date.parse('2026-01-01T00:00:00Z')
const after = (days: number) => new Date(start + days * 86_400_000)

/** Successive builds with the given files, a day apart. */
function builds(...days: string[][]): BuildsFile {
  return days.reduce<BuildsFile | undefined>((last, files, index) => nextBuilds(last, files, after(index)), undefined)!
}

const kept = ({ builds: [, ...older] }: BuildsFile) => older.map(({ files }) => files)

test('the first build has its own files alone', () => {
  expect(builds(['b.js', 'a.js'])).toEqual({ builds: [{ builtAt: after(0).toISOString(), files: ['a.js', 'b.js'] }] })
})

test('files that the next build no longer has are kept, with the time they were replaced', () => {
  expect(builds(['a.js', 'b1.js'], ['a.js', 'b2.js']).builds).toEqual([
    { builtAt: after(1).toISOString(), files: ['a.js', 'b2.js'] },
    { builtAt: after(0).toISOString(), replacedAt: after(1).toISOString(), files: ['b1.js'] },
  ])
})

test('a build of the same files replaces nothing', () => {
  expect(kept(builds(['a.js'], ['a.js']))).toEqual([])
})

test('a file that comes back belongs to the newest build again', () => {
  expect(kept(builds(['a1.js'], ['a2.js'], ['a1.js']))).toEqual([['a2.js']])
})

test('what was replaced more than a week ago is dropped, counted from its end and not from its start', () => {
  const first = builds(['a1.js'])
  const late = nextBuilds(first, ['a2.js'], after(100))
  expect(kept(late)).toEqual([['a1.js']])
  expect(kept(nextBuilds(late, ['a2.js'], after(107)))).toEqual([['a1.js']])
  expect(kept(nextBuilds(late, ['a2.js'], after(107.1)))).toEqual([])
})

test('however often is built, twenty replaced builds are kept', () => {
  let last = builds(['0.js'])
  for (let count = 1; count <= 30; count++) last = nextBuilds(last, [`${count}.js`], after(count / 1000))
  expect(kept(last)).toHaveLength(20)
  expect(kept(last)[0]).toEqual(['29.js'])
})
