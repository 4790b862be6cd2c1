import { readFileSync } from 'node:fs'
import { formatTag } from '@/contract/formats/format-tag'
import { regionNames } from '@/contract/formats/region-names'
import type { Site } from '@/contract/generated/merchant-types'
import { written } from './written'

/** A language of the template, and what its formats are by the ICU data of Node, which has all languages. */
export interface InNode {
  readonly code: string
  readonly tag: string
  readonly written: ReturnType<typeof written>
}

/**
 * What the browser’s formats are compared with.
 *
 * @public Called by name from tests/browser-project.ts.
 */
export function formatsInNode(): readonly InNode[] {
  const { languages } = JSON.parse(readFileSync('merchants/base/site.json', 'utf8')) as Pick<Site, 'languages'>
  return Object.entries(languages.items).map(([code, language]) => {
    const tag = formatTag(language)
    return { code, tag, written: written(tag, regionNames(tag)) }
  })
}
