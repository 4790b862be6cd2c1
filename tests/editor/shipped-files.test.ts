import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shownPath } from '@/engine/folder/merchants-root'
import { isSiteFile } from '@/engine/schema/config-files'
import { shipped } from '@tests/typo-corpus/shipped-files'
import { EditorFile, schemaPath, settings } from './editor'

const files = [...shipped.folders.values()]
  .flatMap((folder) => [...folder.files])
  .flatMap(([key, file]) => (isSiteFile(key) ? [file] : []))
  .map((file) => [shownPath(shipped.root, file.path), file] as const)

describe.each(files)('%s in an editor', (path, { value, text }) => {
  const written = (value as Record<string, unknown>)['$schema'] as string

  it('names its own brand’s schema, of the kind that the settings give it', () => {
    const { url } = settings['json.schemas'].find(({ fileMatch }) => fileMatch.some((each) => matches(each, path)))!
    const [, folder = ''] = /^(merchants\/[^/]+)\//.exec(path) ?? []
    expect(schemaPath(path, written)).toBe(url.replace('./src/contract/generated/editor', `${folder}/.schemas`))
    expect(existsSync(url)).toBe(true)
  })

  it('has no problem, nor when it names no schema', async () => {
    const nameless = text.replace(/ *"\$schema": "[^"]*",?\n/, '')
    expect(nameless).not.toBe(text)
    expect(await new EditorFile(path).problems()).toEqual([])
    expect(await new EditorFile(path, nameless).problems()).toEqual([])
  })
})

it.each(['notes', 'glossary', 'sources'])(
  'takes what stands there for translators for no texts: %s.json',
  async (name) => {
    expect(await new EditorFile(`merchants/base/locales/${name}.json`).problems()).toEqual([])
  },
)

it('has settings for each kind of file and for no other', () => {
  const urls = settings['json.schemas'].map(({ url }) => url.replace('./', ''))
  expect(urls.every((url) => 'definitions' in (JSON.parse(readFileSync(url, 'utf8')) as object))).toBe(true)
  for (const { fileMatch } of settings['json.schemas'])
    expect(files.some(([path]) => fileMatch.some((each) => matches(each, path)))).toBe(true)
})

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(`/${path}`)
}
