import { expect, it } from 'vitest'
import { shownPath } from '@/engine/folder/merchants-root'
import { allSchemas } from '@/engine/schema/all-schemas'
import { resolveRef, type Schema, type SchemaFiles } from '@/engine/schema/schema-files'
import { placesOf } from '@tests/typo-corpus/places'
import { shipped, shippedFiles } from '@tests/typo-corpus/shipped-files'
import { EditorFile } from './editor'

it('explains every key of the shipped files that a schema lists', { timeout: 300_000 }, async () => {
  const places = shippedFiles().flatMap(placesOf)
  const files = new Map(
    shippedFiles().map(({ folder, key }) => [folder.files.get(key), pathOf(folder.files.get(key)!.path)]),
  )
  const open = new Map([...files].map(([file, path]) => [path, new EditorFile(path, file!.text)]))
  const keys = places.filter(
    ({ keyNode, holder }) => keyNode !== undefined && holder?.properties.has(String(keyNode.value)),
  )
  expect(keys.length).toBeGreaterThan(1000)
  const mute = await Promise.all(
    keys.map(async ({ file, keyNode }) => {
      const path = pathOf(file.folder.files.get(file.key)!.path)
      return (await open.get(path)!.hover(keyNode!.offset + 1)) === '' ? [`${path} ${keyNode!.value as string}`] : []
    }),
  )
  expect([...new Set(mute.flat())]).toEqual([])
})

it('shows the text of a key, and what translators are told of it', async () => {
  const file = new EditorFile('merchants/aurora/locales/TY.json', '{ "badge.unreadMessages_one": "" }')
  const shown = await file.hover(5)
  expect(shown).toContain('unread')
  expect(shown).toContain('Read by screen readers')
})

it('has a description for every key of every schema of a merchant', () => {
  const files = allSchemas(process.cwd())
  const ours = [...files].filter(([path]) =>
    /^schemas\/(merchant|common)\/|^src\/(site\/(blocks|dialogs)|contract\/generated)\//.test(path),
  )
  const mute = ours.flatMap(([path, schema]) => muteKeys(files, path, schema, '#'))
  expect(mute).toEqual([])
})

/** Keys without a description, neither of their own nor of what they refer to. */
function muteKeys(files: SchemaFiles, path: string, schema: Schema, at: string): string[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'default' || typeof value !== 'object' || value === null) return []
    const inner = muteKeys(files, path, value as Schema, `${at}/${key}`)
    if (key !== 'properties') return inner
    const keys = Object.entries(value as Record<string, Schema>)
    const mute = keys.filter(([, each]) => !isDescribed(files, path, each)).map(([name]) => `${path}${at}/${name}`)
    return [...mute, ...inner]
  })
}

function isDescribed(files: SchemaFiles, path: string, schema: Schema): boolean {
  if (typeof schema['description'] === 'string' && schema['description'].length > 3) return true
  if (typeof schema['$ref'] !== 'string') return false
  const target = resolveRef(path, schema['$ref'])
  const keys = target.pointer.split('/').slice(1)
  const found = keys.reduce((each, key) => each[key] as Schema, files.get(target.path) as Schema)
  return isDescribed(files, target.path, found)
}

function pathOf(file: string): string {
  return shownPath(shipped.root, file)
}
