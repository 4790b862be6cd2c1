import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { isShared, freezeShared } from '@/contract/json/shared-parts'
import { AssetFiles } from '@/engine/folder/asset-files'
import { AlikeDrafts, type JudgedDraft } from './alike-drafts'
import { AlikeFiles } from './alike-files'
import { blameRemovals } from './blame-removals'
import { checkReferences } from './check-references'
import type { AssetLeaf } from '@/engine/resolved/with-asset-addresses'
import { checkTexts } from './check-texts'
import { merchantChecks } from '@/engine/checks/all-checks'
import type { CheckFinding } from '@/engine/finding/check'
import { configFiles, type ConfigFile, type FileKey } from '@/engine/schema/config-files'
import { panelsInCurrency } from '@/engine/merge/amounts-in-currency'
import { layersOf, namesOf, writtenLanguages, type Draft } from '@/engine/merge/draft'
import { faultChecks } from '@/engine/checks/files/fault-checks'
import { versionFindings } from '@/engine/checks/files/version-findings'
import { isOtherVersion } from '@/engine/folder/format-version'
import { layerFindings, withoutMoves } from './layer-findings'
import { LayeredTexts, ownTexts } from '@/engine/merge/layered-texts'
import { isTemplate, lineageOf, type Lineage } from '@/engine/folder/lineage'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { joinFindings } from './join-findings'
import { offerPaths } from './suggest-paths'
import { offerTexts } from './suggest-text-keys'
import { checkFile } from './schema-findings'
import { ExaminedTemplates } from './examined-templates'
import { isWholeIn, LayerMerger } from '@/engine/merge/merge-layers'
import { mergedCopy } from '@/engine/merge/merge-patch'
import { isOptional, schemaOf } from '@/engine/schema/schema-node'
import { holdsReference } from '@/engine/dtcg/reference'
import type { ReadTokens } from '@/engine/dtcg/read-tokens'
import { takePack } from '@/engine/packs/with-pack'
import { readThemeTokens, whereWritten, withTokens } from './theme-tokens'
import { withoutFollowing } from './without-follow-ups'
import { sureNames, uncertainLocations, type UnsurePlace } from './uncertain-locations'

export interface Examination {
  readonly draft: Draft
  /** What is known of brands like it; undefined where nothing could be judged. */
  readonly judged?: JudgedDraft
  readonly findings: readonly CheckFinding[]
  readonly assetLeaves: readonly AssetLeaf[]
  /** Places hidden by its own mistakes and by those of its templates. */
  readonly unsure: readonly UnsurePlace[]
  /** Valid files whose unchanged parts the brands of a template share by identity. */
  readonly shareable: ReadonlySet<ConfigFile>
}

interface ExaminedFile {
  readonly data: JsonValue
  readonly findings: readonly CheckFinding[]
  readonly isSound: boolean
  readonly tokens?: ReadTokens
}

const templates = new ExaminedTemplates<Examination>()

/** Merges and checks merchants. What several of them share is computed once. */
export class Examiner {
  readonly #merger = new LayerMerger()
  readonly #known = new Map<MerchantFolder, Examination>()
  readonly #alikeDrafts = new AlikeDrafts()
  readonly #brandFiles = new Map<string, AlikeFiles<ExaminedFile>>()
  readonly #assets: AssetFiles
  readonly #folders: ReadonlyMap<string, MerchantFolder>
  readonly #today: Date | undefined
  readonly #judgedLanguages: ReadonlySet<string> | undefined

  /** `judgedLanguages`: those whose texts are judged in templates; all without. */
  constructor(
    folders: ReadonlyMap<string, MerchantFolder>,
    assets = new AssetFiles(),
    today?: Date,
    judgedLanguages?: ReadonlySet<string>,
  ) {
    this.#folders = folders
    this.#assets = assets
    this.#today = today
    this.#judgedLanguages = judgedLanguages
  }

  get #circumstances(): string {
    return [this.#today?.getTime(), ...(this.#judgedLanguages ?? ['all'])].join(' ')
  }

  examine(folder: MerchantFolder): Examination {
    const before = this.#known.get(folder)
    if (before !== undefined) return before
    const lineage = lineageOf(folder, this.#folders)
    const examination = isTemplate(folder)
      ? templates.examined(this.#assets, lineage, this.#circumstances, () => this.#examine(folder, lineage))
      : this.#examine(folder, lineage)
    this.#known.set(folder, examination)
    return examination
  }

  #examine(folder: MerchantFolder, { chain, isComplete, problem }: Lineage): Examination {
    const findings: CheckFinding[] =
      problem === undefined ? [] : [{ ...problem.finding, check: faultChecks[problem.code] }]
    if (isOtherVersion(chain)) return this.#otherVersion(folder, chain)
    const hidden = isComplete ? chain.slice(1).flatMap((template) => this.examine(template).unsure) : []
    const config: Partial<Record<ConfigFile, JsonValue>> = {}
    const texts = this.#texts(chain, isComplete)
    const unreadable = new Set<FileKey>()
    const sound = new Set<ConfigFile>()
    let tokens: ReadTokens | undefined
    for (const key of configFiles) {
      const isWhole = isWholeIn(chain, key)
      if (!isWhole) unreadable.add(key)
      const file = this.#file(key, chain, isWhole, isComplete, hidden)
      if (file === undefined) continue
      // If the template does not exist, report only that.
      const isSaid = problem === undefined || key !== 'site'
      findings.push(...(isSaid ? file.findings : file.findings.filter(({ path }) => path[0] !== 'extends')))
      if (file.isSound) sound.add(key)
      tokens ??= file.tokens
      if (isWhole) config[key] = file.data
    }
    if (config.panels !== undefined) {
      const layers = layersOf(chain, 'panels').map(({ value }) => value)
      config.panels = panelsInCurrency(config.panels, config.site, layers)
    }
    for (const language of writtenLanguages(chain)) {
      const key = `locales/${language}` as const
      const isWhole = isWholeIn(chain, key)
      if (!isWhole) unreadable.add(key)
      const own = folder.files.get(key)?.value
      const below = () => texts.below?.get(language)
      findings.push(...checkTexts({ language, own, below, hidden: isComplete && isWhole ? hidden : undefined }))
    }
    const unsure = [...uncertainLocations(findings), ...hidden]
    const names = sureNames(namesOf(config), unsure)
    const parts = { code: folder.code, isTemplate: isTemplate(folder), assets: this.#assets, today: this.#today }
    const judgedLanguages = isTemplate(folder) ? this.#judgedLanguages : undefined
    const draft: Draft = { ...parts, chain, isComplete, config, texts, unreadable, names, judgedLanguages }
    const judged = this.#alikeDrafts.judgedLike(draft, findings.length > 0 || hidden.length > 0)
    for (const check of merchantChecks) {
      if (check.isOfBrand !== true && judged.isClean(check)) continue
      // Without its template a brand lacks whatever is not its own: only what names it can be judged.
      const found = check.inspect(draft).filter(({ file }) => isComplete || file === 'site')
      findings.push(...whereWritten(check, found, tokens))
    }
    const template = isComplete ? this.#flawless(chain[1]) : undefined
    const checked = checkReferences({ draft, judged, unsure, template }, findings)
    return {
      draft,
      judged,
      unsure,
      shareable: sound,
      ...checked,
      findings: joinFindings(
        offerPaths(offerTexts(withoutFollowing(blameRemovals(checked.findings, draft)), draft), draft),
      ),
    }
  }

  /** A merged file with its defaults; undefined where nothing of it can be read. */
  #file(
    key: ConfigFile,
    chain: readonly MerchantFolder[],
    isWhole: boolean,
    isComplete: boolean,
    hidden: readonly UnsurePlace[],
  ): ExaminedFile | undefined {
    const own = chain[0]?.files.get(key)?.value
    const alike = isComplete && isWhole ? this.#filesLike(key, chain) : undefined
    if (alike === undefined || own === undefined) return this.#examineFile(key, chain, isWhole, isComplete, hidden)
    const known = alike.get(own)
    const file = known ?? this.#examineFile(key, chain, isWhole, isComplete, hidden, (part) => alike.partOf(part))
    if (known === undefined && file !== undefined) alike.set(own, file)
    return file
  }

  /** Undefined for templates, of which there are few. */
  #filesLike(key: ConfigFile, [folder, template]: readonly MerchantFolder[]): AlikeFiles<ExaminedFile> | undefined {
    if (folder === undefined || template === undefined || isTemplate(folder)) return undefined
    const place = `${template.code} ${key}`
    const files = this.#brandFiles.get(place) ?? new AlikeFiles()
    this.#brandFiles.set(place, files)
    return files
  }

  #examineFile(
    key: ConfigFile,
    chain: readonly MerchantFolder[],
    isWhole: boolean,
    isComplete: boolean,
    hidden: readonly UnsurePlace[],
    partOf?: (own: JsonValue) => JsonValue | undefined,
  ): ExaminedFile | undefined {
    const own = chain[0]?.files.get(key)?.value
    const shared = isComplete && isWhole ? this.#shared(key, chain[1]) : undefined
    if (shared !== undefined && own === undefined) return { data: shared, findings: [], isSound: true }
    const written = isWhole
      ? this.#merger.copyOf(key, chain, isShared(shared) ? shared : undefined, key === 'theme' ? undefined : partOf)
      : own && mergedCopy(undefined, own)
    const data = written === undefined && isOptional(key) && isWhole ? {} : written
    if (data === undefined || data === null) return undefined
    if (key === 'site' && isJsonObject(data))
      takePack(
        data,
        chain.map((each) => each.files.get('site')?.value),
      )
    // A reference may lead to a different value in each brand.
    const isForAll = chain[0] !== undefined && isTemplate(chain[0]) && !(key === 'theme' && holdsReference(data))
    const mergedTheme = () => (isWhole ? this.#merger.merge(chain).get('theme') : own)
    const tokens = key === 'theme' ? readThemeTokens(data, isWhole ? chain : chain.slice(0, 1), mergedTheme) : undefined
    const found = withTokens(checkFile(key, data, isComplete && isWhole), tokens)
    const below = this.#merger.mergeBelow(chain).get(key)
    const layers = { file: key, schema: schemaOf(key), own, below }
    const findings = isComplete && isWhole ? layerFindings(found, layers, hidden) : withoutMoves(found, data)
    const isSound = isWhole && found.every(({ check }) => check.severity !== 'error')
    if (isSound && isForAll) freezeShared(data)
    return { data, findings, isSound, ...(tokens !== undefined && { tokens }) }
  }

  /** The template's file, if its brands can reuse it unchanged. */
  #shared(key: ConfigFile, template: MerchantFolder | undefined): JsonValue | undefined {
    if (template === undefined) return undefined
    const { draft, shareable } = this.examine(template)
    return shareable.has(key) ? draft.config[key] : undefined
  }

  #flawless(template: MerchantFolder | undefined): Draft | undefined {
    const known = template && this.examine(template)
    return known?.findings.length === 0 ? known.draft : undefined
  }

  /** Brands have the texts of their template by identity, and brands whose own texts are alike those too. */
  #texts([own, template]: readonly MerchantFolder[], isComplete: boolean): LayeredTexts {
    const below = template !== undefined && isComplete ? this.examine(template).draft.texts : undefined
    return LayeredTexts.of(own === undefined ? new Map() : ownTexts(own), below)
  }

  /** Report only the version: otherwise every key that has moved since would be a mistake of its own. */
  #otherVersion(folder: MerchantFolder, chain: readonly MerchantFolder[]): Examination {
    const own = { code: folder.code, isTemplate: isTemplate(folder), assets: this.#assets, chain, isComplete: false }
    const draft: Draft = {
      ...own,
      config: {},
      today: this.#today,
      texts: new LayeredTexts(new Map()),
      unreadable: new Set(),
      names: namesOf({}),
      judgedLanguages: undefined,
    }
    return { draft, findings: versionFindings(chain), assetLeaves: [], unsure: [], shareable: new Set() }
  }
}
