import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { ownTextFiles, placeOf, type OwnText } from './own-texts'
import { unwritten } from './unwritten-text'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const textLeftover: MerchantCheck = {
  code: 'text-leftover',
  severity: 'warning',
  docs: {
    what: 'A text holds what is for programs and not for readers: \\n as two characters, &amp;, %s, full-width braces, a character that nobody sees, a heap of marks on one letter, what a spreadsheet shows where it has no value, or words that stand in for others until they are written.',
    why: 'Players would read it as it stands.',
    bad: { 'locales/EN.json': '{ "nav.home": "Home &amp; away" }' },
    good: { 'locales/EN.json': '{ "nav.home": "Home & away" }' },
  },
  inspect: (draft) => ownTextFiles(draft).flatMap((texts) => leftIn(texts)),
}

const leftIn = memoiseByObject((texts: readonly OwnText[]): FileFinding[] =>
  texts.flatMap(({ file, key, text }): FileFinding[] => {
    const left = leftover.exec(text)?.[0]
    const problem = left === undefined ? unwritten(key, text) : undefined
    const words = 'the words that players are to read'
    if (problem !== undefined) return [{ ...placeOf(file, key, text), message: problem, expected: words }]
    if (left === undefined) return []
    const [message, meant] = judged(left)
    const whole = meant === undefined ? undefined : readable(text, left, meant)
    return [
      {
        ...placeOf(file, key, text),
        message,
        expected: whole === undefined ? words : JSON.stringify(whole),
        suggestions: whole === undefined ? [] : [whole],
      },
    ]
  }),
)

/** A text without what is of the kind of `left`, which seldom stands alone: `&lt;` comes with `&gt;`. */
function readable(text: string, left: string, meant: string): string {
  if (left.startsWith('&')) return text.replace(html, (each) => characterOf(each) ?? each)
  const rest = text.replaceAll(left, meant)
  if (unseen.test(left)) return rest.replace(new RegExp(unseen, 'gu'), '').trim()
  return rest.replaceAll('｛｛', '{{').replaceAll('｝｝', '}}')
}

/** What HTML means by `&lt;` or `&#228;`. */
function characterOf(entity: string): string | undefined {
  const code = /^&#(?:(\d+)|x([\da-f]+));$/i.exec(entity)
  if (code === null || entity === '&#39;') return entities[entity]
  const point = code[1] === undefined ? Number.parseInt(code[2] ?? '', 16) : Number(code[1])
  return point >= 0x20 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
  '&#39;': '’',
  '&lt;': '<',
  '&gt;': '>',
}

const html = /&(?:[A-Za-z]{2,8}\d{0,2}|#\d{2,6}|#[xX][\dA-Fa-f]{2,6});/gu

/** A zero-width space says where a line may break, in scripts that have no blanks between words. */
const unseen =
  // oxlint-disable-next-line no-control-regex -- What nobody sees is what is looked for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u115f\u1160\u180e\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|(?<![\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}])\u200b/u

/** No language puts more than four. */
const heapOfMarks = /[\p{Mn}\p{Me}]{6}/u

const leftover = new RegExp(
  [
    /\\[nrt](?![A-Za-z])|\\n/u,
    html,
    /%[sd](?![\w%])|[｛｝]{2}|\b(?:TBD|TO-?DO|FIX-?ME|[Ll]orem ipsum)\b/u,
    unseen,
    heapOfMarks,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
)

function judged(left: string): [message: string, meant?: string | undefined] {
  if (left.startsWith('&'))
    return [`${left} is HTML, and this text is none: it would be read as it stands`, characterOf(left)]
  if (left === '\\n') return ['\\n stands for itself here: in JSON a new line is \\n with one backslash', '\n']
  if (left.startsWith('\\')) return [`${left} would be read as it stands`]
  if (left.startsWith('%')) return [`nothing takes the place of ${left}: what is filled in stands in two braces`]
  if (left === '｛｛') return ['full-width braces: nothing takes their place', '{{']
  if (left === '｝｝') return ['full-width braces: nothing takes their place', '}}']
  if (/\w/.test(left)) return [`"${left}" stands in for the words that are still to be written`]
  if (/^\p{M}/u.test(left)) return ['more marks stand on a letter than any language writes']
  const code = left.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  // Word and browsers part lines by these.
  return [`holds a character that nobody sees: U+${code}`, /[\v\f\u2028\u2029]/.test(left) ? ' ' : '']
}
