import { areas, type Area } from './compare-merchants'
import type { MerchantDiff, SetDiff } from './compare-sets'
import { changedMerchants, reachWords, statusWords } from './diff-summary'
import { byArea } from './format-diff'

/** GitHub's limit for a comment, less room for the line that says what was cut. */
const mostCharacters = 65_536 - 300

/** Marks the comment, so that a later run finds and replaces it. */
export const commentMark = '<!-- livery: merchants diff -->'

/**
 * Formats the differences as a comment on a pull request: a table of all merchants, then each one's changes in a
 * collapsed section.
 */
export function formatDiffMarkdown(diff: SetDiff, since: string): string {
  const changed = changedMerchants(diff)
  const title = [commentMark, '## Merchants', '']
  if (changed.length === 0) return [...title, `No merchant changes against ${escaped(since)}.`].join('\n')
  const head = [
    ...title,
    `${changed.length === 1 ? 'One merchant changes' : `${changed.length} merchants change`} against ${escaped(since)}.`,
    '',
    ...diff.templates.flatMap((each) => [escaped(reachWords(each)), '']),
    ...table(changed),
  ].join('\n')
  return withinLimit(
    head,
    changed.map(details).filter((each) => each !== ''),
  )
}

function table(merchants: readonly MerchantDiff[]): string[] {
  const used = (Object.keys(areas) as Area[]).filter((area) =>
    merchants.some(({ changes }) => changes.some((each) => each.area === area)),
  )
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const counts = ({ changes }: MerchantDiff): string[] =>
    used.map((area) => String(changes.filter((each) => each.area === area).length || ''))
  return [
    row(['Merchant', '', ...used.map((area) => areas[area])]),
    row(['---', '---', ...used.map(() => '--:')]),
    ...merchants.map((each) => row([escaped(each.code), escaped(statusWords(each)), ...counts(each)])),
  ]
}

function details(merchant: MerchantDiff): string {
  if (merchant.changes.length === 0 && merchant.unreadable.length === 0) return ''
  const unread = merchant.unreadable.map((file) => `- :warning: ${escaped(file)} cannot be read and was not compared`)
  const sections = byArea(merchant).flatMap(([area, changes]) => [
    '',
    `**${areas[area]}**`,
    '',
    ...changes.map(
      ({ words, from }) => `- ${escaped(words)}${from === undefined ? '' : ` <sub>from ${escaped(from)}</sub>`}`,
    ),
  ])
  return [
    '<details>',
    `<summary><b>${escaped(merchant.code)}</b>: ${escaped(statusWords(merchant))}</summary>`,
    '',
    ...unread,
    ...sections,
    '',
    '</details>',
  ].join('\n')
}

/** Escapes merchants' texts, so that they cause no markup, no mention of a person and no link to an issue. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[&<>@#]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\\`*_[\]|~:]/g, (sign) => `\\${sign}`)
    .replace(/(https?|www)(?=\\:|\.)/gi, '$1&#8203;')
}

function withinLimit(head: string, all: readonly string[]): string {
  const parts = head.length > mostCharacters ? [head.slice(0, mostCharacters).replace(/\n[^\n]*$/, '')] : [head]
  let room = mostCharacters - (parts[0]?.length ?? 0)
  let shown = 0
  for (const each of all) {
    if (each.length + 2 > room) break
    parts.push(each)
    room -= each.length + 2
    shown += 1
  }
  const left = all.length - shown
  const cut = `Cut here: the details of ${left} more ${left === 1 ? 'merchant' : 'merchants'} do not fit. \`npm run review\` shows them all.`
  return [...parts, ...(left > 0 || head.length > mostCharacters ? [cut] : [])].join('\n\n')
}
