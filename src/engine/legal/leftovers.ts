import type { Nodes, Root } from 'mdast'
import type { LegalProblem } from './legal-problem'
import { nodesOf, placeOf } from './markdown'

interface Leftover {
  readonly pattern: RegExp
  readonly message: (text: string) => string
  readonly expected: string
  readonly meant?: (text: string) => string
}

/**
 * What Word puts in the place of a reference or a bookmark that is gone, in the language that Word itself is in: whoever
 * writes the terms of a Swedish site most often has a Swedish Word.
 */
const lostReference = new RegExp(
  [
    'Error! (?:Bookmark|Reference|Hyperlink)',
    'Fel! (?:Hittar inte|Bokmärket|Referenskällan|Hyperlänk)',
    'Fejl! (?:Henvisningskilde|Bogmærke)',
    'Feil! (?:Fant ikke|Finner ikke|Bokmerke)',
    'Virhe[.!] (?:Viitteen|Kirjanmerkki)',
    'Fehler! (?:Verweisquelle|Textmarke|Hyperlink)',
    'Fout! (?:Verwijzingsbron|Bladwijzer)',
    'Erreur\\s?! (?:Source du renvoi|Signet)',
    '¡Error! (?:No se encuentra|Marcador)',
    'Erro! (?:Fonte de referência|A origem da referência|Indicador|Marcador)',
    "Errore[.!] (?:L['’]origine riferimento|Il segnalibro)",
    'Błąd! (?:Nie można odnaleźć|Nie zdefiniowano)',
    'Hata! (?:Başvuru kaynağı|Yer işareti)',
    'Ошибка! (?:Источник ссылки|Закладка)',
    'Помилка! (?:Джерело посилання|Закладку)',
    'Lỗi! (?:Không tìm thấy|Thẻ đánh dấu)',
    '(?:错误|錯誤)[!！] ?(?:未找到|找不到|未定义|尚未定義)',
    'エラー[!！] ?(?:参照元|ブックマーク)',
    '오류! (?:참조 원본|책갈피)',
  ]
    .map((begin) => `(?<!\\p{L})${begin.replaceAll(' ', '\\s')}[^.。\\n]*[.。]`)
    .join('|'),
  'gu',
)

/** What readers would see as it stands: marks of other programs, and what still has to be written. */
const leftovers: readonly Leftover[] = [
  {
    pattern: /\[\^[^\]\s]+\]/g,
    message: (text) => `no note is called ${text}`,
    expected: 'a note at the end: [^1]: Its words.',
  },
  {
    pattern: /^:{3,}.*$/gm,
    message: () => 'a division of pandoc: it would be read as it stands',
    expected: 'words alone: pandoc leaves divisions out with --to gfm',
  },
  {
    pattern: /\{(?:[.#][\w-][^{}\n]*|[\w-]+=[^{}\n]*)\}/g,
    message: (text) => `${text} is an attribute of pandoc: it would be read as it stands`,
    expected: 'words alone: pandoc leaves attributes out with --to gfm',
  },
  {
    pattern: /\+(?:[-=:]{3,}\+)+/g,
    message: () => 'a table drawn with + and -: it would be read as it stands',
    expected: 'a table with | and a line of --- below its first row: pandoc writes it with --to gfm',
  },
  {
    pattern: lostReference,
    message: () => 'Word did not find what is referred to here',
    expected: 'the number or the name of the clause',
  },
  {
    pattern: /(?<=\n)[ \t]*(?:\([a-z0-9]{1,3}\)|[a-z]\)|\d+\.\d+(?:\.\d+)*\.?)(?=[ \t])/g,
    message: (text) => `${text.trim()} begins no line of its own: it runs on behind the line above`,
    expected: 'an empty line above it',
  },
  {
    pattern: /(?<!\\)\\$/g,
    message: () => 'a \\ that ends a paragraph would be read as it stands: it breaks a line where another follows',
    expected: 'no \\ before an empty line',
  },
  {
    pattern: /(?<![\\*])\*{2,3}(?!\*)/g,
    message: (text) => `${text} would be read as it stands`,
    expected: 'bold words without a space between them and their **, and with one behind',
  },
  {
    pattern: /^#{2,6}(?=[^\s#]).*/gm,
    message: () => 'no heading: there is no space behind its #',
    expected: 'a space behind the last #',
    meant: (text) => text.replace(/^#+/, '$& '),
  },
  {
    pattern: /(?<![\w:/.]):(?:[a-z][a-z0-9_+-]*|[+-]1):(?![\w:/])/g,
    message: (text) => `${text} is a name for a sign, as chats have it: it would be read as it stands`,
    expected: 'the sign itself, or words',
  },
  {
    pattern: /(?<!\{)\{\s*(?:brand|host|age|licence\.(?:number|regulator|holder))\s*\}(?!\})/g,
    message: (text) => `nothing takes the place of ${text}: what is filled in has two braces on each side`,
    expected: 'two braces on each side',
    meant: (text) => `{${text}}`,
  },
  {
    pattern: /\[\[?_?TOC_?\]?\]|\{:[^{}\n]*\}|\{%.*?%\}/gi,
    message: (text) => `${text} is an order to another program: it would be read as it stands`,
    expected: 'words alone',
  },
  {
    pattern: /\[[^\]\n]+\]\[[^\]\n]*\]/g,
    message: (text) => `${text} names an address that stands nowhere`,
    expected: 'a link: [words](/help)',
  },
  {
    pattern:
      /\[(?:insert|enter|your|name of|company|operator|business|brand|website|date|address|jurisdiction|licen[cs]e|e-?mail)\b[^\]\n]*\]|\b(?:TBD|TO-?DO|FIX-?ME)\b|\b[Ll]orem ipsum\b|\bX{3,}\b|_{5,}|\[\s*(?:[●•*…]|\.{3})\s*\]/gi,
    message: (text) => `"${text}" stands in for words that are still to be written`,
    expected: 'the words that players are to read',
  },
]

export function leftoversIn(root: Root, body: string): LegalProblem[] {
  return [...nodesOf(root)].flatMap((node) => {
    const { offset, length } = placeOf(node)
    const source = body.slice(offset, offset + length)
    if (isIndentedCode(node, source)) return [indented(offset, source)]
    return node.type === 'text' ? leftIn(source, offset) : []
  })
}

function leftIn(source: string, offset: number): LegalProblem[] {
  const found: LegalProblem[] = []
  for (const { pattern, message, expected, meant } of leftovers)
    for (const match of source.matchAll(pattern)) {
      const [text] = match
      // The name of a heading in braces is taken off later.
      if (text.startsWith('{#') && match.index + text.length === source.trimEnd().length) continue
      const at = offset + match.index
      if (found.some((each) => at >= each.offset && at < each.offset + each.length)) continue
      found.push({
        kind: 'leftover',
        offset: at,
        length: text.length,
        message: message(text),
        expected,
        received: text,
        ...(meant !== undefined && { suggestions: [meant(text)] }),
      })
    }
  return found
}

function isIndentedCode(node: Nodes, source: string): boolean {
  return node.type === 'code' && !/^\s*(?:```|~~~)/.test(source)
}

function indented(offset: number, source: string): LegalProblem {
  const [line = ''] = source.split(/\r?\n/)
  const message = 'four blanks at the beginning of a line make it code, in letters of one width'
  return {
    kind: 'leftover',
    offset,
    length: line.length,
    message,
    expected: line.trim(),
    received: line,
    suggestions: [line.trim()],
  }
}
