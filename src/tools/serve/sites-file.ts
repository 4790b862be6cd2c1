import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentDocuments } from './content-addresses'
import type { PageAddresses } from './page-addresses'
import type { Policy } from './security-headers'
import type { StatusCall } from './system-status'

/** dist/sites.json: what a server needs to know to serve a build. */
export interface SitesFile {
  /** Merchant code by host name. */
  readonly hosts: Readonly<Record<string, string>>
  readonly merchants: Readonly<Record<string, SiteEntry>>
  /** Policy of the page shown on an unknown host. */
  readonly neutral: Policy
}

export interface SiteEntry extends PageAddresses {
  /** Name of the brand. */
  readonly name: string
  /** Paths, in addition to the endpoint table's, that are calls to the gateway. */
  readonly movedCalls: readonly string[]
  readonly policy: Policy
  /** Of a build with content. */
  readonly content?: ContentDocuments
  /** The call by which servers learn whether pages may be shown. */
  readonly statusCall?: StatusCall | undefined
  /** Path of the file with the merchant's data that its pages do not contain. */
  readonly rest: string
  /** Cache key of everything that its pages were made of. */
  readonly key: string
  /** Hash of its documents' content. */
  readonly documentsHash: string
  /** Name of the release, made of all files of the merchant. Its pages name what stands before the hyphen. */
  readonly release: string
}

export const sitesFileName = 'sites.json'

/** Throws when `dist` contains no build. */
export function readSitesFile(dist: string): SitesFile {
  return JSON.parse(readFileSync(join(dist, sitesFileName), 'utf8')) as SitesFile
}
