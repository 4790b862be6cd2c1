import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSitesFile, sitesFileName, type SiteEntry } from '@/tools/serve/sites-file'
import type { BrandContent } from '@/tools/build/content/brand-content'
import { readKnown, type KnownPromotions } from '@/tools/build/content/known-promotions'
import { readChanges, type PageChanges } from '@/tools/build/site-files/page-changes'
import type { PageSource } from './site-document'

/** Reuses the pages of the last build for merchants whose pages have unchanged inputs. */
export class LastPages {
  readonly #folder: string
  readonly #entries: Readonly<Record<string, SiteEntry>>
  /** Hash of the code that renders pages. */
  readonly #code: string

  /** `modules` is the folder of the code that renders pages. */
  constructor(last: string, modules: string) {
    this.#folder = last
    this.#entries = existsSync(join(last, sitesFileName)) ? readSitesFile(last).merchants : {}
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))
    this.#code = hashOf(files.sort().flatMap((name) => [name, readFileSync(join(modules, name), 'utf8')]))
  }

  /**
   * A cache key of everything that a merchant's pages are made of. `app` is the hash of the application that they
   * start, `content` what a build has asked for.
   */
  keyOf(source: PageSource, app: string, content?: BrandContent): string {
    return hashOf([this.#code, app, JSON.stringify(source), ...(content ? [JSON.stringify(content)] : [])])
  }

  /** The promotions that builds have known of a merchant. */
  knownOf(code: string): KnownPromotions | undefined {
    return readKnown(join(this.#folder, code))
  }

  /** What the pages of a merchant showed in the last build. */
  changesOf(code: string): PageChanges {
    return readChanges(join(this.#folder, code))
  }

  /** The folder and entry of a merchant's pages in the last build; undefined when they were made from other inputs. */
  find(code: string, key: string): { readonly folder: string; readonly entry: SiteEntry } | undefined {
    const entry = this.#entries[code]
    const folder = join(this.#folder, code)
    return entry?.key === key && existsSync(join(folder, 'index.html')) ? { folder, entry } : undefined
  }
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex')
}
