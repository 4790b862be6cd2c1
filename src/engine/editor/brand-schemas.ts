import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { configFiles, type FileKey } from '@/engine/schema/config-files'
import { writtenLanguages } from '@/engine/merge/draft'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { LayerMerger, type MergedFiles } from '@/engine/merge/merge-layers'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { allSchemas } from '@/engine/schema/all-schemas'
import { repository } from '@/engine/schema/repository'
import { offeredNames, type NamedFiles } from './editor-names'
import { EditorSchemas } from './editor-schemas'
import { namesFile, namesSchema } from './names-schema'
import { schemasFolder } from './schema-address'

/**
 * Makes the schemas of a merchant's own files, for editors. They know what its templates say: which block a section
 * is that leaves that to them, and which entries, pages, flags, texts and pictures there are to name.
 */
export class BrandSchemas {
  readonly #schemas = new EditorSchemas(allSchemas(repository))

  /** Texts of the schemas, by file name. */
  of(folder: MerchantFolder, { folders }: Pick<MerchantSet, 'folders'>): ReadonlyMap<string, string> {
    const { chain } = lineageOf(folder, folders)
    const merger = new LayerMerger()
    const [merged, inherited] = [merger.merge(chain), merger.mergeBelow(chain)]
    const templates = [...folders.values()].filter(isTemplate)
    const names = offeredNames([namedFiles(chain, merged), ...templates.map(nameAlone)])
    const known = (key: FileKey) => ({ merged: merged.get(key), inherited: inherited.get(key) })
    const schemas = [
      ...configFiles.map((name) => [`${name}.schema.json`, this.#schemas.of(name, known(name))] as const),
      ['locale.schema.json', this.#schemas.ofTexts(names.get('text') ?? [])] as const,
      [namesFile, namesSchema(names)] as const,
    ]
    return new Map(schemas.map(([name, schema]) => [name, JSON.stringify(schema)]))
  }
}

function namedFiles(chain: readonly MerchantFolder[], merged: MergedFiles): NamedFiles {
  return {
    file: (name) => merged.get(name as FileKey),
    languages: writtenLanguages(chain),
    assets: [...new Set(chain.flatMap(({ assets }) => [...assets]))].sort(),
  }
}

/** Of the other templates of the folder only that they can be extended. */
function nameAlone({ files }: MerchantFolder): NamedFiles {
  return { file: (name) => (name === 'site' ? files.get('site')?.value : undefined), languages: [], assets: [] }
}

/** Writes what differs into the merchant's folder. Throws what the file system throws. */
export function writeBrandSchemas(folder: MerchantFolder, schemas: ReadonlyMap<string, string>): void {
  const path = join(folder.path, schemasFolder)
  mkdirSync(path, { recursive: true })
  for (const [name, text] of schemas) if (textAt(join(path, name)) !== text) writeFileSync(join(path, name), text)
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
