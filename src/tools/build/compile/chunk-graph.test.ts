import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { ChunkGraph } from './chunk-graph'

const chunk = (fileName: string, module: string, imports: string[], isEntry = false) =>
  [
    fileName,
    { type: 'chunk', fileName, name: isEntry ? 'index' : '', moduleIds: [`/project/src/${module}`], imports, isEntry },
  ] as const

// The properties of a bundle that the graph reads.
const bundle = Object.fromEntries([
  chunk('entry.js', 'main.tsx', ['shared.js'], true),
  chunk('shared.js', 'lib/a.ts', []),
  chunk('header.js', 'blocks/header/header.tsx', ['entry.js', 'menu.js']),
  chunk('menu.js', 'ui/menu.tsx', ['shared.js', 'header.js']),
  ['style.css', { type: 'asset', fileName: 'style.css' }],
]) as unknown as Rolldown.OutputBundle

test('a block needs its chunk and what that imports, without what the entry has loaded', () => {
  expect(new ChunkGraph(bundle).filesFor('/src/blocks/header/header.tsx')).toEqual(['header.js', 'menu.js'])
})

test('a module of the entry needs nothing more', () => {
  expect(new ChunkGraph(bundle).filesFor('/src/lib/a.ts')).toEqual([])
})

test('a module that was not built is an error and not an empty answer', () => {
  expect(() => new ChunkGraph(bundle).filesFor('/src/blocks/none/none.tsx')).toThrow('is in no chunk')
})
