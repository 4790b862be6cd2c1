import { fileFormat } from '@/engine/folder/file-format'
import { appIcon, touchIcon } from './icon-pictures'
import type { DraftFolder, MigrationRefusal } from '@/engine/migrate/draft-folder'
import { replaceProperty } from '@/engine/migrate/edit-json'
import type { Migration } from '@/engine/migrate/migration'
import { valueAt, type JsonValue } from '@/contract/json/json-value'

/**
 * `assets.favicon` of theme.json becomes `assets.icons.tab`, and the two pictures that phones need are rendered from
 * it. A folder that only replaces the template's icon file gets pictures of its own too.
 */
export const icons: Migration = {
  to: 2,
  what: 'theme.json: assets.favicon becomes assets.icons, with two pictures for phones drawn from it',
  migrate(folders, all) {
    const works = folders.map((folder) => new IconWork(folder, chainOf(folder, all)))
    return works.flatMap((work) => work.run())
  },
}

const keyPath = ['assets', 'favicon']
const sizes = { touch: 180, app: 512 } as const
const draw = { touch: touchIcon, app: appIcon } as const

function chainOf(folder: DraftFolder, all: ReadonlyMap<string, DraftFolder>): DraftFolder[] {
  return folder.layers.flatMap(({ code }) => all.get(code) ?? [])
}

class IconWork {
  readonly #folder: DraftFolder
  readonly #chain: readonly DraftFolder[]
  /** Read before any folder is changed, because templates may be migrated before the folders that extend them. */
  readonly #written: JsonValue | undefined
  readonly #tab: string | undefined
  readonly #names: Readonly<Record<'touch' | 'app', string>>

  constructor(folder: DraftFolder, chain: readonly DraftFolder[]) {
    this.#folder = folder
    this.#chain = chain
    this.#written = valueAt(folder.value('theme'), keyPath)
    this.#tab = nearest(chain, keyPath) ?? nearest(chain, ['assets', 'icons', 'tab'])
    const named = (which: 'touch' | 'app') => nearest(chain.slice(1), ['assets', 'icons', which])
    this.#names = { touch: named('touch') ?? 'icon-touch.png', app: named('app') ?? 'icon-app.png' }
  }

  run(): MigrationRefusal[] {
    if (this.#written === undefined && (this.#tab === undefined || !this.#folder.source.assets.has(this.#tab)))
      return []
    if (valueAt(this.#folder.value('theme'), ['assets', 'icons']) !== undefined)
      return [this.#refusal('assets holds icons beside favicon: remove one of them', 'favicon alone')]
    if (this.#tab === undefined || (this.#written !== undefined && typeof this.#written !== 'string'))
      return [this.#refusal('favicon is not the name of a file', 'name of an SVG file in assets/')]
    const problem = this.#addPictures(this.#tab)
    if (problem !== undefined) return [problem]
    if (this.#written !== undefined) {
      const value = { tab: this.#tab, ...this.#names }
      this.#folder.edit('theme', (text) => replaceProperty(text, keyPath, 'icons', value))
    }
    return []
  }

  #addPictures(tab: string): MigrationRefusal | undefined {
    const svg = this.#chain.map((folder) => folder.asset(tab)).find((content) => content !== undefined)
    if (svg === undefined) return this.#refusal(`there is no file ${tab} in assets/`, 'a file in assets/')
    if (fileFormat(svg).format !== 'svg')
      return this.#refusal(`${tab} is no SVG, and the icon of the tab must be one`, 'an SVG file')
    for (const which of ['touch', 'app'] as const) {
      const problem = this.#addPicture(which, tab, svg.toString('utf8'))
      if (problem !== undefined) return problem
    }
    return undefined
  }

  #addPicture(which: 'touch' | 'app', tab: string, svg: string): MigrationRefusal | undefined {
    const name = this.#names[which]
    const there = this.#folder.asset(name)
    if (there !== undefined) {
      const { format, width, height } = fileFormat(there)
      if (format === 'png' && width === sizes[which] && height === width) return undefined
      const message = `assets/${name} is there already and is no PNG of ${sizes[which]} × ${sizes[which]} pixels: give it another name`
      return this.#refusal(message, `no file assets/${name}`)
    }
    try {
      this.#folder.addAsset(name, draw[which](svg))
    } catch (error) {
      return this.#refusal(`${tab} cannot be drawn: ${(error as Error).message}`, 'an SVG file')
    }
    return undefined
  }

  #refusal(message: string, expected: string): MigrationRefusal {
    return { folder: this.#folder, file: 'theme', path: keyPath, message, expected }
  }
}

function nearest(chain: readonly DraftFolder[], path: readonly string[]): string | undefined {
  return chain.map((folder) => valueAt(folder.value('theme'), path)).find((value) => typeof value === 'string')
}
