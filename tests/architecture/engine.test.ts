import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { climbInEngine, engineFolderOf, engineFolders } from './engine-layers'
import { readImports, type Import } from './read-imports'
import { isCode, isTest, sourceFiles } from './source-files'

const files = sourceFiles('src/engine').filter((path) => isCode(path) && !isTest(path))
const imports = files.flatMap(readImports).filter((line): line is Import & { to: string } => line.to !== undefined)

test('imports between the folders of the engine run one way', () => {
  const climbing = imports
    .filter(({ to }) => to.startsWith('src/engine/'))
    .flatMap((line) => {
      const reason = climbInEngine(engineFolderOf(line.from), engineFolderOf(line.to))
      return reason === undefined ? [] : [`${line.from} imports ${line.specifier}: ${reason}`]
    })
  expect(climbing).toEqual([])
})

test('each folder of the engine has its layer, and nothing but README and tsconfig stands beside them', () => {
  expect(readdirSync('src/engine').toSorted()).toEqual(['README.md', 'tsconfig.json', ...engineFolders].toSorted())
})
