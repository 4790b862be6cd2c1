import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './architecture/source-files'

const rooms = ['src', 'tests', 'schemas', 'merchants', '.storybook'].flatMap(sourceFiles)
const pages = ['README.md', 'CONTRIBUTING.md', ...rooms.filter((path) => path.endsWith('/README.md'))]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The brand that the recipes create. */
const made = 'merchants/acme'

it('says on its first page what one sitting can take in: 8 KB', () => {
  expect(readFileSync('README.md').byteLength).toBeLessThanOrEqual(8192)
})

it.each(pages)('%s names files, folders and commands that exist', (page) => {
  const text = readFileSync(page, 'utf8')
  const quoted = [...text.matchAll(/`((?:src|tests|schemas|merchants|\.storybook|\.github)\/[\w./-]+)`/g)]
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(page), path))
  const places = [...quoted.map(([, path = '']) => path), ...linked].filter((path) => !path.startsWith(made))
  expect(places.filter((path) => !existsSync(path))).toEqual([])
  const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
