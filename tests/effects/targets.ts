import icons from '@/../schemas/common/icon.schema.json'
import { sandboxPromotions } from '@/contract/catalogue/sandbox-promotions'
import { endpoints } from '@/contract/endpoints/endpoints'
import {
  child,
  isJsonObject,
  keysOf,
  valueAt,
  type JsonObject,
  type JsonValue,
  type Path,
} from '@/contract/json/json-value'
import type { Schema } from '@/engine/schema/schema-files'
import type { Files } from './places'
import type { Targets } from './values'

/** The possible targets of references in a merchant, seen from a place of it. */
export function targetsIn(files: Files, file: string, path: Path): Targets {
  const site = files['site'] as JsonObject
  const pages = Object.values((files['routes'] as { pages: Record<string, { path: string }> }).pages)
  const known: Record<string, (current: JsonValue | undefined, schema: Schema) => JsonValue[]> = {
    route: () => ['/free', ...pages.map((page) => page.path)],
    textKey: () => ['text.other', 'page.text'],
    asset: (current, schema) => [twinOf(typeof current === 'string' ? current : fileFor(schema))],
    icon: () => icons.enum,
    host: () => ['other.example'],
    address: () => ['mailto:other@sampler.example', 'tel:+4412345', 'https://sampler.example/other.mp4'],
    feature: () => ['SERVED', 'OFF'],
    bannerGroup: () => ['w_home', 'w_other'],
    vendor: () => ['TF', 'PT'],
    language: () => keysOf(valueAt(site, ['languages', 'items'])),
    locale: () => ['de', 'ar'],
    timeZone: () => ['Asia/Ho_Chi_Minh', 'America/New_York'],
    memberCentre: () => ['security-center', 'account-record'],
    agentCentre: () => ['agent-dividend-record', 'agent-team-overview'],
    merchant: () => ['base', 'other'],
    rule: () => ['username', 'email', 'facebook'],
    currency: () => ['EUR', 'PHP'],
    promotion: () => ['friday_reload', 'first_deposit'],
    sandboxPromotion: () => [...sandboxPromotions],
    pageQuery: () => ['all', 'other'],
    call: () => Object.keys(endpoints),
    legalDocument: () => ['privacy', 'terms'],
    item: () => beside('items'),
    section: () => beside('sections'),
    field: () => beside('fields'),
  }
  return (kind, current, schema = {}) => {
    const find = known[kind]
    if (find === undefined) throw new Error(`nothing is known that "x-ref": "${kind}" may name: add it here`)
    return find(current, schema)
  }

  /** Entries of the map beside the place or a place above it. */
  function beside(map: string): string[] {
    const holders = path.map((_, depth) => valueAt(files[file], path.slice(0, depth)))
    const holder = holders.findLast((each) => isJsonObject(child(each, map)))
    return keysOf(child(holder, map))
  }
}

/** A file of the format that the place requires. */
function fileFor({ 'x-file': asked }: Schema): string {
  const kinds = isJsonObject(asked) ? [asked['format']].flat() : []
  return kinds.includes('mp4') ? 'video-welcome.webm' : kinds.includes('vtt') ? 'video-welcome.en.vtt' : 'logo.svg'
}

/** The file of the same format and size that was written beside each asset. */
function twinOf(asset: string): string {
  return asset.startsWith('other-') ? asset.slice('other-'.length) : `other-${asset}`
}
