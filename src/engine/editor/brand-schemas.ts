import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { configFiles, type FileKey } from '@/engine/schema/config-files'
import { layersOf, writtenLanguages } from '@/engine/merge/draft'
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
 * Generates editor schemas for a merchant's own files. They take its templates into account: the block of a section
 * that inherits it, and the known entries, pages, flags, texts and pictures.
 */
export class BrandSchemas {
  readonly #schemas = new EditorSchemas(allSchemas(repository))

  /** Schemas as JSON text, by file name. */
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
    notes: layersOf(chain, 'notes').map(({ value = {} }) => value),
    assets: [...new Set(chain.flatMap(({ assets }) => [...assets]))].sort(),
  }
}

/** For the other templates of the folder, offers only their names, so that they can be extended. */
function nameAlone({ files }: MerchantFolder): NamedFiles {
  return {
    file: (name) => (name === 'site' ? files.get('site')?.value : undefined),
    languages: [],
    notes: [],
    assets: [],
  }
}

/** Writes the schemas that changed into the merchant's folder. Throws the file system's errors. */
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
