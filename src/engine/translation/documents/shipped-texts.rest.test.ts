import { expect, it } from 'vitest'
import { Examiner } from '@/engine/checker/examine'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { readUnitFiles } from '@/engine/translation/read-unit-files'
import { isOpen, textUnits } from '@/engine/translation/text-units'
import { readDocument } from './read-document'
import { translationRows, type TranslationRow } from './translation-row'
import { writeCsv } from './write-csv'
import { writeXliff } from './write-xliff'

const { folders } = loadMerchants(merchantsRoot(''))
const { draft } = new Examiner(folders).examine(folders.get('base')!)
const files = readUnitFiles(draft.chain)
const sourceOf = (key: string) =>
  draft.texts.written('EN', key) ?? draft.texts.written('EN', key.replace(/_[a-z]+$/, '_other'))

const kinds: Readonly<Record<string, (rows: readonly TranslationRow[]) => string>> = {
  XLIFF: (rows) => writeXliff({ id: 'base', original: 'EN.json', sourceTag: 'en', targetTag: 'ar' }, rows),
  CSV: writeCsv,
}

it.each(Object.keys(kinds))('every text of the template comes back from %s as it went', (kind) => {
  for (const language of ['AR', 'KM', 'PT-BR']) {
    const rows = translationRows(draft, language, textUnits(draft, language, files), files)
    const back = readDocument(Buffer.from(kinds[kind]!(rows)), sourceOf)
    const found = new Map(back.map(({ names, source, target }) => [names[0], { source, target }]))
    expect(found.size).toBe(rows.length)
    for (const { key, source, target } of rows) expect(found.get(key), key).toEqual({ source, target })
  }
})

// `check` asks a template for the languages alone that it offers itself, and its brands for none of its texts.
it('the template has every text in every language that it describes', () => {
  const described = draft.names.languages?.filter((each) => each !== 'EN') ?? []
  expect(described.length).toBeGreaterThan(30)
  const open = described.flatMap((language) =>
    textUnits(draft, language, files)
      .filter(isOpen)
      .map(({ key, state }) => `${language} ${key}: ${state}`),
  )
  expect(open).toEqual([])
})
