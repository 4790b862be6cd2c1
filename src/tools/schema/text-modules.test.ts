import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readTextModules } from './text-modules'

const root = mkdtempSync(join(tmpdir(), 'livery-text-modules-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return readTextModules(root, 'src/main.tsx')
}

it('follows what a module imports, types left out, and knows the names under which it loads others', () => {
  const modules = read({
    'src/main.tsx': `import { a } from '@/a'
import type { T } from './types'
const Rank = lazyPart('rank', () => import('./rank').then((part) => part.Rank))
const forms = new PartLoader<Forms>({ login: () => import('./login') })
void import('./later')`,
    'src/a.ts': `export const a = 1`,
    'src/rank.tsx': '',
    'src/login.tsx': '',
    'src/later.ts': '',
  })
  expect(modules.get('src/main.tsx')).toMatchObject({
    imports: ['src/a.ts', 'src/later.ts'],
    chunks: [
      { name: 'rank', path: 'src/rank.tsx' },
      { name: 'login', path: 'src/login.tsx' },
    ],
  })
})

it('knows the lines of a registry by their names', () => {
  const modules = read({
    'src/main.tsx': `import './blocks/registry'`,
    'src/blocks/registry.ts': `export const blocks = { 'hero': () => import('./hero').then((part) => part.Hero) }`,
    'src/blocks/hero.tsx': '',
  })
  expect(modules.get('src/blocks/registry.ts')?.chunks).toEqual([{ name: 'hero', path: 'src/blocks/hero.tsx' }])
})

it('tells what a module shows itself from what it hands on', () => {
  const modules = read({
    'src/main.tsx': "const message = { title: 'a.title' }\nt(isLost ? 'a.lost' : `a.${kind}.text`)",
  })
  const { words, shown } = modules.get('src/main.tsx') ?? {}
  expect(words).toEqual(['a.title', 'a.lost', 'a.*.text'])
  expect(shown).toEqual(['a.lost', 'a.*.text'])
})
