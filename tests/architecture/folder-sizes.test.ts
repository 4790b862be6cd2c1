import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isTest, sourceFiles } from './source-files'

/** Of the studio's browser, whose fields and controls are a file each, the sizes of today. */
const largest: Readonly<Record<string, number>> = {
  'src/tools/studio/browser': 28,
  'src/tools/studio/browser/form': 36,
}

test.each(['src/engine', 'src/tools'])(
  'a folder of %s holds about twenty files: one with more has a subject without a name',
  (room) => {
    const counts = new Map<string, number>()
    for (const path of sourceFiles(room).filter((each) => isCode(each) && !isTest(each)))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    expect([...counts].filter(([folder, count]) => count > (largest[folder] ?? 23))).toEqual([])
  },
)
