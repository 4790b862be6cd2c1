import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prerendered } from '@/site/app/start/prerender'
import type { PageMeta } from '@/tools/build/pages/page-meta'

/** What the pages that search engines may list showed and since when, by their addresses. */
export type PageChanges = Readonly<Record<string, PageChange>>

interface PageChange {
  /** Hash of what a reader sees and search engines list. */
  readonly content: string
  /** The day of the build that changed it: `2026-11-30`. */
  readonly since: string
}

/** Name of the file that keeps them for the next build, in a brand's folder. */
export const changesFileName = 'changes.json'

/** Hash of what a page shows and says of itself. Names of classes and scripts change with the code and are left out. */
export function contentHash({ html }: Pick<Prerendered, 'html'>, { title, named }: PageMeta): string {
  const shown = html.replaceAll(/ (class|id|for|aria-[a-z]+)="[^"]*"/g, '')
  return createHash('sha256')
    .update(JSON.stringify([shown, title, named]))
    .digest('hex')
    .slice(0, 12)
}

/** A page keeps its day for as long as it shows the same. */
export function nextChanges(last: PageChanges, contents: Readonly<Record<string, string>>, today: string): PageChanges {
  return Object.fromEntries(
    Object.entries(contents).map(([address, content]) => {
      const before = last[address]
      return [address, { content, since: before?.content === content ? before.since : today }]
    }),
  )
}

/** Those of the last build; none where there was none. */
export function readChanges(folder: string): PageChanges {
  const file = join(folder, changesFileName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageChanges) : {}
}

/** The day of a build: today, or that of SOURCE_DATE_EPOCH, for builds that are to be repeated bit for bit. */
export function buildDay(environment: NodeJS.ProcessEnv = process.env, now = new Date()): string {
  const { SOURCE_DATE_EPOCH: seconds = '' } = environment
  const date = /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : now
  return date.toISOString().slice(0, 10)
}
