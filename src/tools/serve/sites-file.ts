import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageAddresses } from './page-addresses'
import type { Policy } from './security-headers'

/** dist/sites.json: what a server needs to know to serve what the build wrote. */
export interface SitesFile {
  /** Merchant code by host name. */
  readonly hosts: Readonly<Record<string, string>>
  readonly merchants: Readonly<Record<string, SiteEntry>>
  /** Policy of the page shown on a host that is nobody's. */
  readonly neutral: Policy
}

export interface SiteEntry extends PageAddresses {
  /** Name of the brand. */
  readonly name: string
  /** Paths beside the endpoint table's that are calls to the gateway. */
  readonly movedCalls: readonly string[]
  readonly policy: Policy
  /** Address of the merchant's data beyond what its pages hold. */
  readonly rest: string
  /** Stands for all that its pages were made of. */
  readonly key: string
  /** Stands for what its documents say. */
  readonly documentsHash: string
  /** Name of the release: it stands for all files of the merchant. */
  readonly release: string
}

export const sitesFileName = 'sites.json'

/** Throws when `dist` holds no build. */
export function readSitesFile(dist: string): SitesFile {
  return JSON.parse(readFileSync(join(dist, sitesFileName), 'utf8')) as SitesFile
}
