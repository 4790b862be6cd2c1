import { escapeHtml } from '@/contract/text/html-text'

/** Languages that the server itself speaks; the merchant's locale of a language says which one is meant. */
export type Spoken = 'en' | 'fil' | 'vi'

/** A text that the server publishes. Of the lines, `## …` is a heading, `- …` an item of a list, the others paragraphs. */
export interface Article {
  readonly title: string
  readonly lines: readonly string[]
}

/** HTML of the lines of an article. */
export function htmlOf(lines: readonly string[]): string {
  const blocks = lines.map((line) => {
    if (line.startsWith('## ')) return `<h3>${escapeHtml(line.slice(3))}</h3>`
    if (line.startsWith('- ')) return `<ul><li>${escapeHtml(line.slice(2))}</li></ul>`
    return `<p>${escapeHtml(line)}</p>`
  })
  return blocks.join('').replaceAll('</ul><ul>', '')
}
