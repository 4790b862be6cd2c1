import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocks } from '@/site/blocks/registry'
import { isOwnBlock, partPath } from '@/engine/schema/part-path'
import { pascalCase } from '@/engine/schema/part-schemas'
import { readSchemaFiles } from '@/engine/schema/schema-files'
import { exampleErrors } from './example-errors'
import { ownBlocks, partFolders, partKinds } from './part-folders'
import { openObjects, undescribedKeys } from './schema-gaps'

const files = readSchemaFiles(process.cwd())
const parts = partFolders()

describe.each(parts)('$kind/$name', ({ kind, name, schema, read }) => {
  const examples = schema.examples ?? []

  test('has a schema that takes no unknown key', () => {
    expect(openObjects(schema)).toEqual([])
  })

  test('describes every key', () => {
    expect(schema['description']).toEqual(expect.any(String))
    expect(undescribedKeys(schema, partPath(kind, name, '.schema.json'), files)).toEqual([])
  })

  test('has examples that its schema accepts', () => {
    expect(examples).not.toEqual([])
    expect(examples.flatMap((example) => exampleErrors(kind, name, example))).toEqual([])
  })

  test('has a component named after it', () => {
    expect(read('.tsx')).toMatch(new RegExp(`export function ${pascalCase(basename(name))}\\b`))
  })

  test('shows every example as a story', () => {
    const stories = read('.stories.tsx')
    expect(stories).toContain(`title: '${kind.charAt(0).toUpperCase()}${kind.slice(1)}/${name}'`)
    const shown = [...stories.matchAll(/\bexample: (\d+)/g)].map(([, number]) => Number(number))
    expect([...new Set(shown)].sort((a, b) => a - b)).toEqual(examples.map((_, number) => number))
  })
})

test.each(partKinds)('the registry of %s holds each of them', (kind) => {
  const registry = readFileSync(`src/site/${kind}/registry.ts`, 'utf8')
  const loaded = [...registry.matchAll(/import\('\.\/([a-z-]+)\/\1'\)/g)].map(([, name]) => name)
  const shared = parts.filter((part) => part.kind === kind && !isOwnBlock(part.name))
  expect(loaded.sort()).toEqual(shared.map(({ name }) => name))
})

test('the registry of blocks holds the merchants’ own ones', () => {
  expect(Object.keys(blocks).filter(isOwnBlock).sort()).toEqual(ownBlocks().sort())
})

test('merchants name only parts that exist', () => {
  const known = new Set(parts.map(({ name }) => name))
  const named = readdirSync('merchants', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => [...readFileSync(`merchants/${path}`, 'utf8').matchAll(/"(?:block|dialog|panel)": "([^"]*)"/g)])
    .map(([, name = '']) => name)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})
