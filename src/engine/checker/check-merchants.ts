import { child, type JsonValue } from '@/contract/json/json-value'
import type { AssetFiles } from '@/engine/folder/asset-files'
import { allChecks } from '@/engine/checks/all-checks'
import { findUnusedAssets } from '@/engine/checks/assets/asset-unused'
import { brandForeign, foreignNames, type NamedBrand } from '@/engine/checks/brands/brand-foreign'
import { judgedLanguages } from '@/engine/folder/judged-languages'
import { oncePerFile } from './once-per-file'
import { foreignContacts, type ContactedBrand } from '@/engine/checks/brands/contact-foreign'
import { foreignOwnNames, type CalledBrand } from '@/engine/checks/brands/name-foreign'
import type { CheckFinding } from '@/engine/finding/check'
import { findWrongRoot } from '@/engine/folder/faults/find-wrong-root'
import { findUnknownFiles } from '@/engine/checks/files/file-unknown'
import { legalFindings, legalLinks } from '@/engine/checks/legal/legal-findings'
import { findDuplicateHosts, hostDuplicate } from '@/engine/checks/hosts/host-duplicate'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { Examiner, type Examination } from './examine'
import { toPointer } from '@/contract/json/json-pointer'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { ownTexts } from '@/engine/merge/layered-texts'
import { SeverityOverride } from './severity-overrides'
import { lacksPages } from './uncertain-locations'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { namedOwnBlocks } from '@/engine/names/named-own-blocks'
import { placeOf } from '@/engine/merge/locate'
import { layersFor } from '@/engine/merge/provenance'
import { Reporter } from './reporter'
import { withAddresses } from '@/engine/resolved/with-asset-addresses'
import type { MerchantConfig, ResolvedMerchant } from '@/engine/resolved/resolved-merchant'

export interface CheckedMerchants {
  /** Brands without problems, neither their own nor in a template that they extend. */
  readonly merchants: readonly ResolvedMerchant[]
  /** Templates without a problem. */
  readonly templates: readonly ResolvedMerchant[]
  readonly diagnostics: readonly Diagnostic[]
  /** How many warnings the "check" key of site.json suppresses. */
  readonly suppressedCount: number
  /** Names of the merchants' own blocks, reported so that their number stays visible. */
  readonly ownBlocks: readonly string[]
}

/**
 * Resolves and checks the merchants of a folder: all of them, or the named ones and the templates they extend. Throws
 * the file system's error when the folder cannot be read.
 */
export function checkMerchants(dir: string, codes?: readonly string[]): CheckedMerchants {
  return new CheckRun(loadMerchants(merchantsRoot(dir)), codes).result()
}

/** Pass `assets` to avoid reading the assets again when the same files are checked many times. */
export function checkLoaded(
  set: MerchantSet,
  codes?: readonly string[],
  assets?: AssetFiles,
  onChecked?: OnChecked,
): CheckedMerchants {
  return new CheckRun(set, codes, assets).result(onChecked)
}

/** Progress callback: how many folders have been checked, and how many there are in total. */
export type OnChecked = (count: number, all: number) => void

class CheckRun {
  readonly #set: MerchantSet
  readonly #asked: readonly MerchantFolder[]
  readonly #examiner: Examiner
  readonly #reporter: Reporter
  readonly #examinations = new Map<MerchantFolder, Examination>()
  readonly #diagnostics = new Map<string, Diagnostic[]>()
  #suppressedCount = 0

  constructor(set: MerchantSet, codes?: readonly string[], assets?: AssetFiles) {
    this.#set = set
    this.#asked = askedFolders(set, codes)
    this.#examiner = new Examiner(set.folders, assets, set.today, judgedLanguages(set, codes))
    this.#reporter = new Reporter(set.root)
  }

  result(onChecked?: OnChecked): CheckedMerchants {
    for (const folder of this.#asked) {
      this.#diagnostics.set(folder.code, this.#check(folder))
      onChecked?.(this.#diagnostics.size, this.#asked.length)
    }
    this.#checkHosts()
    this.#checkNames()
    for (const folder of this.#asked) this.#applyOverrides(folder)
    const sound = this.#asked.filter((folder) => this.#isSound(folder)).map((folder) => this.#resolve(folder))
    return {
      merchants: sound.filter((merchant) => !merchant.isTemplate),
      templates: sound.filter((merchant) => merchant.isTemplate),
      diagnostics: [...this.#diagnostics.values()].flat().sort(byPlace),
      suppressedCount: this.#suppressedCount,
      ownBlocks: [...new Set(this.#asked.flatMap((folder) => this.#ownBlocks(folder)))],
    }
  }

  /**
   * The blocks in the merchant's folder, and the project's blocks that it names: a merchants folder elsewhere need not
   * contain them.
   */
  #ownBlocks(folder: MerchantFolder): string[] {
    const named = namedOwnBlocks(this.#examine(folder).draft.config)
    return [...folder.blocks, ...named.filter(({ owner }) => owner === folder.code).map(({ name }) => name)]
  }

  #examine(folder: MerchantFolder): Examination {
    const known = this.#examinations.get(folder) ?? this.#examiner.examine(folder)
    this.#examinations.set(folder, known)
    return known
  }

  #check(folder: MerchantFolder): Diagnostic[] {
    const { draft, judged, findings, assetLeaves } = this.#examine(folder)
    const faults = [
      ...[...folder.files.values()].flatMap((file) =>
        [...file.faults, ...findWrongRoot(file.value)].map((fault) => this.#reporter.fault(folder.code, file, fault)),
      ),
      ...folder.legal.flatMap((file) => file.faults.map((fault) => this.#reporter.fault(folder.code, file, fault))),
    ]
    const [, template] = draft.chain
    // Where a page is gone that menus lead to, or its path is wrong, documents of the template that do are not told, too.
    const isGone = lacksPages(findings)
    // Of a file that was not read to its end, pages may lack.
    const isCut = draft.chain.some(({ files }) => [...files.values()].some((file) => file.faults.length > 0))
    const below = template && this.#examine(template).draft
    const legal = (isCut ? [] : legalFindings(draft, below, judged?.isClean(legalLinks) === true))
      .filter(({ file }) => !isGone || folder.legal.includes(file))
      .map((each) => this.#reporter.text(folder.code, each))
    const unknown = findUnknownFiles(draft).map((entry) => this.#reporter.unknownFile(folder, entry))
    const hasErrors = faults.length > 0 || findings.some(({ check }) => check.severity === 'error')
    const used = new Set(assetLeaves.map(({ name }) => name))
    const unused = hasErrors ? [] : findUnusedAssets(draft, used)
    const entries = [...folder.refused, ...unused].map(([name, refusal]) => this.#reporter.entry(folder, name, refusal))
    // If a file does not hold an object, report only that.
    const isRoot = ({ path, file }: CheckFinding) =>
      path.length === 0 && findWrongRoot(folder.files.get(file)?.value).length > 0
    const own = findings.filter((finding) => !isRoot(finding) && !this.#isInherited(finding, draft.chain))
    const told = own.map((finding) => this.#reporter.finding(draft.chain, finding))
    return [...faults, ...entries, ...unknown, ...legal, ...oncePerFile(told)]
  }

  /** A mistake in a template is reported once, for the template. */
  #isInherited(finding: CheckFinding, chain: readonly MerchantFolder[]): boolean {
    const [own, ...templates] = chain
    const signature = signatureOf(finding)
    const place = placeOf(layersFor(chain, finding.file, finding.path), finding.path)
    const isOwn = place !== undefined && place.layer === own?.files.get(finding.file)
    if (isOwn && finding.spot !== 'object') return false
    return templates.some((template) =>
      this.#examine(template).findings.some((each) => signatureOf(each) === signature),
    )
  }

  #checkHosts(): void {
    const owners = [...this.#set.folders.values()].filter((folder) => !isTemplate(folder))
    const sites = owners.map((folder) => ({ code: folder.code, site: folder.files.get('site')?.value }))
    for (const { code, finding } of findDuplicateHosts(sites, (asked) => this.#diagnostics.has(asked))) {
      const { chain } = this.#examine(this.#set.folders.get(code) as MerchantFolder).draft
      this.#diagnostics.get(code)?.push(this.#reporter.finding(chain, { ...finding, check: hostDuplicate }))
    }
  }

  #checkNames(): void {
    const brands = [...this.#set.folders.values()].filter((folder) => !isTemplate(folder))
    const foreign = foreignNames(brands.map((folder) => namedBrand(folder)))
    const contacts = foreignContacts(brands.map(contactedBrand))
    const names = foreignOwnNames(brands.map(calledBrand))
    for (const folder of brands) {
      const told = this.#diagnostics.get(folder.code)
      if (told === undefined) continue
      const { chain, config } = this.#examine(folder).draft
      const isTold = told.some(({ pointer }) => pointer === '/contact/address')
      const contact = isTold ? [] : contacts(contactedBrand(folder))
      const texts = foreign(namedBrand(folder, child(config.vendors, 'items')))
      const findings = [...names(calledBrand(folder)), ...texts, ...contact]
      told.push(...findings.map((each) => this.#reporter.finding(chain, { ...each, check: brandForeign })))
    }
  }

  #applyOverrides(folder: MerchantFolder): void {
    const severityOverride = new SeverityOverride(folder, allChecks)
    const found = this.#diagnostics.get(folder.code) ?? []
    const shown = found.flatMap((each) => severityOverride.apply(each) ?? [])
    this.#suppressedCount += found.length - shown.length
    const { chain } = this.#examine(folder).draft
    const problems = severityOverride.findings(this.#isSound(folder))
    this.#diagnostics.set(folder.code, [...shown, ...problems.map((each) => this.#reporter.finding(chain, each))])
  }

  #isSound(folder: MerchantFolder): boolean {
    const { chain, isComplete } = this.#examine(folder).draft
    return isComplete && chain.every(({ code }) => !this.#diagnostics.get(code)?.some(isError))
  }

  #resolve(folder: MerchantFolder): ResolvedMerchant {
    const { draft, assetLeaves } = this.#examine(folder)
    const { isTemplate, texts, chain } = draft
    let served: MerchantConfig | undefined
    return {
      code: folder.code,
      isTemplate,
      texts,
      layers: chain,
      get config() {
        // Lazy, because addresses contain a hash of the file and a plain check needs none. The cast is sound: the
        // schema check has confirmed that every file matches its type.
        return (served ??= withAddresses(draft.config, assetLeaves) as unknown as MerchantConfig)
      },
      get assets() {
        return [...new Map(assetLeaves.map(({ asset }) => [asset.publicPath, asset])).values()]
      },
    }
  }
}

/** The named folders and the templates they extend; all folders if none is named. */
function askedFolders({ folders }: MerchantSet, codes?: readonly string[]): MerchantFolder[] {
  if (codes === undefined || codes.length === 0) return [...folders.values()]
  const named = codes.flatMap((code) => folders.get(code) ?? [])
  return [...new Set(named.flatMap((folder) => lineageOf(folder, folders).chain))]
}

function namedBrand(folder: MerchantFolder, vendors?: JsonValue): NamedBrand {
  return { name: child(folder.files.get('site')?.value, 'name'), texts: ownTexts(folder), vendors }
}

function contactedBrand({ code, files }: MerchantFolder): ContactedBrand {
  return { code, site: files.get('site')?.value }
}

function calledBrand({ code, files }: MerchantFolder): CalledBrand {
  return { code, name: child(files.get('site')?.value, 'name') }
}

function signatureOf({ check, file, path, received, about = '' }: CheckFinding): string {
  return [check.code, file, toPointer(path), received, about].join(' ')
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  const file = a.file < b.file ? -1 : Number(a.file > b.file)
  return file || a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column
}
