import { escapeHtml } from '@/contract/text/html-text'

/**
 * A text that the server publishes. Of its lines, `## …` is a heading, `- …` a list item, and all others are
 * paragraphs.
 */
export interface Article {
  readonly title: string
  readonly lines: readonly string[]
}

/** Renders the lines of an article as HTML. */
export function htmlOf(lines: readonly string[]): string {
  const blocks = lines.map((line) => {
    if (line.startsWith('## ')) return `<h3>${escapeHtml(line.slice(3))}</h3>`
    if (line.startsWith('- ')) return `<ul><li>${escapeHtml(line.slice(2))}</li></ul>`
    return `<p>${escapeHtml(line)}</p>`
  })
  return blocks.join('').replaceAll('</ul><ul>', '')
}
