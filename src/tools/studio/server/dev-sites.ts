import { createHash } from 'node:crypto'
import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { announceRepairs } from '@/engine/fix/announce-repairs'
import { formatPretty, formatProblem } from '@/engine/format/format-pretty'
import { languageOfMany } from '@/engine/checker/summarise-untranslated'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { merchantsRoot, type MerchantsRoot } from '@/engine/folder/merchants-root'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { hostMap, hostName } from '@/tools/serve/host-map'
import type { PageProblem } from '@/tools/studio/page-problem'
import { StudioDrafts, withDrafts } from './studio-drafts'

/** The merchants while their files are being edited: an invalid merchant keeps its last valid state. */
export class DevSites {
  /** Unsaved edits, which are shown. A change takes effect when the files are read again. */
  readonly drafts = new StudioDrafts()
  readonly #root: MerchantsRoot
  #set: MerchantSet
  #merchants = new Map<string, ResolvedMerchant>()
  #hosts = new Map<string, string>()
  #diagnostics: readonly Diagnostic[] = []
  #versions: ReadonlyMap<string, string> = new Map()

  constructor(folder: string) {
    this.#root = merchantsRoot(folder)
    this.#set = loadMerchants(this.#root)
    this.reload()
  }

  get merchants(): readonly ResolvedMerchant[] {
    return [...this.#merchants.values()]
  }

  get hosts(): string[] {
    return [...this.#hosts.keys()]
  }

  /** All folders as last read, with the drafts in place of the files on disk. */
  get set(): MerchantSet {
    return this.#set
  }

  /** Problems of the current files and drafts. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }

  /** The same, formatted for people; empty when there are none. */
  get problems(): string {
    return formatPretty(this.#diagnostics)
  }

  /** The problems of the merchant of a Host header and of its templates; all problems for an unknown host. */
  problemsAt(hostHeader: string | undefined): PageProblem[] {
    const codes = this.at(hostHeader)?.layers.map(({ code }) => code)
    const own = this.#diagnostics.filter(({ merchant }) => codes?.includes(merchant) !== false)
    return own.map((diagnostic) => pageProblem(diagnostic, codes !== undefined))
  }

  /** The merchant of a Host header. */
  at(hostHeader: string | undefined): ResolvedMerchant | undefined {
    return this.#merchants.get(this.#hosts.get(hostName(hostHeader)) ?? '')
  }

  /** A version of what the merchant of a Host header shows: it changes with the pages. */
  versionAt(hostHeader: string | undefined): string {
    return this.#versions.get(hostName(hostHeader)) ?? ''
  }

  /** Reads the files again. Returns the hosts whose pages have changed or are gone. */
  reload(): string[] {
    const before = this.#versions
    this.#set = withDrafts(loadMerchants(this.#root), this.drafts.all)
    const set = { ...this.#set, today: new Date() }
    const { merchants, templates, diagnostics } = announceRepairs(set, checkLoaded(set))
    // A mistake removes a brand from the result, and one in a template removes every brand that extends it.
    const isTemplate = new Set(templates.map(({ code }) => code))
    const kept = this.merchants.filter(({ code }) => this.#set.folders.has(code) && !isTemplate.has(code))
    this.#merchants = new Map([...kept, ...merchants].map((merchant) => [merchant.code, merchant]))
    this.#hosts = hostMap(this.merchants)
    this.#diagnostics = diagnostics
    const after = (this.#versions = this.#shown())
    return [...new Set([...before.keys(), ...after.keys()])].filter((host) => before.get(host) !== after.get(host))
  }

  /** By host, the version of its merchant. */
  #shown(): ReadonlyMap<string, string> {
    const versions = new Map(this.merchants.map((merchant) => [merchant.code, versionOf(merchant)]))
    return new Map([...this.#hosts].map(([host, code]) => [host, versions.get(code) ?? '']))
  }
}

/** The whole list is the merchant's of the page: an address that no merchant has shows none. */
function pageProblem(diagnostic: Diagnostic, hasMerchant: boolean): PageProblem {
  const { severity, message } = diagnostic
  const language = hasMerchant ? languageOfMany(message) : undefined
  const list = language === undefined ? {} : { list: `/__studio/untranslated?${new URLSearchParams({ language })}` }
  return { severity, text: formatProblem(diagnostic), ...list }
}

/** Pictures and fonts are included by their paths, which contain a content hash. */
function versionOf(merchant: ResolvedMerchant): string {
  return createHash('sha256')
    .update(JSON.stringify([merchant.config, textsOf(merchant)]))
    .digest('base64url')
}

/** The texts of a site in each of its languages. */
function textsOf({ config, texts }: ResolvedMerchant): object[] {
  return config.site.languages.order.map((language) => texts.get(language) ?? {})
}
