import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { textsOfBlocks } from '@/engine/checks/texts/block-texts'
import type { FileFormat } from '@/engine/folder/file-format'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import type { Draft } from '@/engine/merge/draft'
import type { Reference } from '@/engine/names/reference'
import type { ConfigFile } from '@/engine/schema/config-files'

/** The keys of site.json that differ between brands, however alike these are otherwise. */
const namingKeys: ReadonlySet<string> = new Set(['code', 'name', 'hosts'])

/** A check over a whole merchant, or a part of one. */
interface Inspection {
  inspect(draft: Draft): readonly unknown[]
}

export interface PlacedReference {
  readonly file: ConfigFile
  readonly reference: Reference
}

/**
 * Runs the checks once for brands that differ in nothing but their code, name and hosts, as a set of brands made from
 * one model does.
 */
export class AlikeDrafts {
  readonly #judged = new Map<string, JudgedDraft>()
  readonly #ids = new WeakMap<object, number>()
  readonly #texts = new Map<string, number>()
  #count = 0

  /** `isFlawed`: whether mistakes were found so far, which other brands need not have. */
  judgedLike(draft: Draft, isFlawed: boolean): JudgedDraft {
    const id = isFlawed ? undefined : this.#idOf(draft)
    const judged = (id === undefined ? undefined : this.#judged.get(id)) ?? new JudgedDraft(draft)
    if (id !== undefined) this.#judged.set(id, judged)
    return judged
  }

  /** The template and what the brand writes; undefined where more than that could decide. Equal values are identical. */
  #idOf({ chain: [own, template], isTemplate, isComplete, unreadable }: Draft): string | undefined {
    if (own === undefined || template === undefined || isTemplate || !isComplete || unreadable.size > 0)
      return undefined
    // Blocks of its own, in its folder or in the project, have texts that no file names.
    if (own.refused.size > 0 || own.blocks.length > 0 || textsOfBlocks([own.code]).length > 0) return undefined
    const files = [...own.files].map(
      ([key, { value }]) => `${key} ${key === 'site' ? this.#partsOf(value) : this.#id(value)}`,
    )
    const documents = own.legal.map(({ document, language, text }) => `${document} ${language} ${this.#textId(text)}`)
    return [template.code, ...files, ...documents].join('\n')
  }

  /** Documents are long: the same text is the same number. */
  #textId(text: string): number {
    const id = this.#texts.get(text) ?? this.#texts.size
    this.#texts.set(text, id)
    return id
  }

  #partsOf(site: JsonValue | undefined): string {
    if (!isJsonObject(site)) return this.#id(site)
    const others = Object.entries(site).filter(([key]) => !namingKeys.has(key))
    return others.map(([key, part]) => `${key} ${this.#id(part)}`).join(' ')
  }

  #id(value: JsonValue | undefined): string {
    if (typeof value !== 'object' || value === null) return value === undefined ? '' : JSON.stringify(value)
    const id = this.#ids.get(value) ?? this.#count++
    this.#ids.set(value, id)
    return `#${id}`
  }
}

/** A draft without what is the brand's own, and which checks find nothing in it. */
export class JudgedDraft {
  readonly draft: Draft
  /** The names that each brand has to be asked about, once all others are known to be right. */
  references: readonly PlacedReference[] | undefined
  /** What is known of the files that these name, by their names. */
  assets: ReadonlyMap<string, FileFormat> = new Map()
  readonly #isClean = new Map<Inspection, boolean>()

  constructor(draft: Draft) {
    this.draft = withoutNaming(draft)
  }

  /** What a check finds is asked of the brand itself, whose code some messages name. */
  isClean(inspection: Inspection): boolean {
    const isClean = this.#isClean.get(inspection) ?? inspection.inspect(this.draft).length === 0
    this.#isClean.set(inspection, isClean)
    return isClean
  }
}

/** The draft without what is the brand's own: what a check cannot see cannot decide what it finds. */
function withoutNaming(draft: Draft): Draft {
  const { chain, config, names } = draft
  const [own, ...templates] = chain
  return {
    ...draft,
    code: '',
    chain: own === undefined ? templates : [withoutNames(own), ...templates],
    config: { ...config, ...(config.site !== undefined && { site: withoutNamingKeys(config.site) }) },
    names: { ...names, hosts: new Set() },
  }
}

function withoutNames(folder: MerchantFolder): MerchantFolder {
  const files = new Map(folder.files)
  const site = files.get('site')
  if (site?.value !== undefined) files.set('site', { ...site, value: withoutNamingKeys(site.value) })
  return { ...folder, code: '', files, assets: new Set() }
}

function withoutNamingKeys(site: JsonValue): JsonValue {
  if (!isJsonObject(site)) return site
  return Object.fromEntries(Object.entries(site).filter(([key]) => !namingKeys.has(key)))
}

/** What of site.json is the brand's own. */
export function ownPartOf(site: JsonValue | undefined): JsonObject {
  if (!isJsonObject(site)) return {}
  return Object.fromEntries(Object.entries(site).filter(([key]) => namingKeys.has(key)))
}
