import { KeySearch } from '@/tools/docs/browser/key-search'
import { entryHtml } from '@/tools/docs/entry-html'
import type { ReferenceData } from '@/tools/docs/reference-data'

/** The search of the page, over what the page says without its markup. */
export function searchOf(data: ReferenceData): KeySearch {
  const records = data.entries.map((entry) => {
    const html = entryHtml(entry, data)
    const key =
      entry.id
        .split(/[.)]/)
        .filter((part) => part !== '' && part !== '*')
        .at(-1) ?? entry.id
    const [, meaning = ''] = /<p class="meaning">(.*?)<\/p>/s.exec(html) ?? []
    const facts = [...html.matchAll(/<dl[^>]*>(.*?)<\/dl>/gs)].map(([, text = '']) => plain(text)).join(' ')
    return { id: entry.id, key, meaning: plain(meaning), facts }
  })
  return new KeySearch(records, data.shapes)
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}
