import { createHash } from 'node:crypto'
import { checkLoaded } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { formatPretty } from '@/engine/format/format-pretty'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import { merchantsRoot, type MerchantsRoot } from '@/engine/folder/merchants-root'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { hostMap, hostName } from '@/tools/serve/host-map'
import { StudioDrafts, withDrafts } from './studio-drafts'

/** The merchants while their files are being edited: one whose files are in disorder stays as it last was. */
export class DevSites {
  /** Edits that are shown and not saved. A change of them is seen when the files are read again. */
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

  /** Every folder as it was last read, with the drafts in place of what is on disk. */
  get set(): MerchantSet {
    return this.#set
  }

  /** Problems of the files and drafts as they are now. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }

  /** The same, written for people; empty when there are none. */
  get problems(): string {
    return formatPretty(this.#diagnostics)
  }

  /** What is wrong with the merchant of a Host header and with its templates; with all, where no merchant answers. */
  problemsAt(hostHeader: string | undefined): string {
    const codes = this.at(hostHeader)?.layers.map(({ code }) => code)
    return formatPretty(this.#diagnostics.filter(({ merchant }) => codes?.includes(merchant) !== false))
  }

  /** The merchant that answers for a Host header. */
  at(hostHeader: string | undefined): ResolvedMerchant | undefined {
    return this.#merchants.get(this.#hosts.get(hostName(hostHeader)) ?? '')
  }

  /** Names what the merchant of a Host header now shows: another name, another page. */
  versionAt(hostHeader: string | undefined): string {
    return this.#versions.get(hostName(hostHeader)) ?? ''
  }

  /** Reads the files again. Gives the hosts that show something else now, or nothing any more. */
  reload(): string[] {
    const before = this.#versions
    this.#set = withDrafts(loadMerchants(this.#root), this.drafts.all)
    const { merchants, templates, diagnostics } = checkLoaded({ ...this.#set, today: new Date() })
    // A mistake takes a brand out of the result, and one in a template every brand that extends it.
    const isTemplate = new Set(templates.map(({ code }) => code))
    const kept = this.merchants.filter(({ code }) => this.#set.folders.has(code) && !isTemplate.has(code))
    this.#merchants = new Map([...kept, ...merchants].map((merchant) => [merchant.code, merchant]))
    this.#hosts = hostMap(this.merchants)
    this.#diagnostics = diagnostics
    const after = (this.#versions = this.#shown())
    return [...new Set([...before.keys(), ...after.keys()])].filter((host) => before.get(host) !== after.get(host))
  }

  /** By host, what its merchant's pages are made of. */
  #shown(): ReadonlyMap<string, string> {
    const versions = new Map(this.merchants.map((merchant) => [merchant.code, versionOf(merchant)]))
    return new Map([...this.#hosts].map(([host, code]) => [host, versions.get(code) ?? '']))
  }
}

/** Pictures and fonts are in it by their addresses, which carry a hash of what they hold. */
function versionOf(merchant: ResolvedMerchant): string {
  return createHash('sha256')
    .update(JSON.stringify([merchant.config, textsOf(merchant)]))
    .digest('base64url')
}

/** What a site says, in each of its languages. */
function textsOf({ config, texts }: ResolvedMerchant): object[] {
  return config.site.languages.order.map((language) => texts.get(language) ?? {})
}
