/** A pattern's syntax tree, as far as its cost is concerned. */
export type PatternNode =
  | { readonly kind: 'characters'; readonly accepts: ReadonlySet<string> }
  | { readonly kind: 'assertion' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'look'; readonly body: PatternNode }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly min: number; readonly max: number }

/** Sample characters that patterns may distinguish: ASCII, and one of each script that rules name. */
const samples = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'éạЖعก가あ中Ａ·’\u00a0\u3000\ud83d\ude00'.split(''),
]

const token =
  /\(\?(?:[:=!]|<[=!]|<[A-Za-z_$][\w$]*>)|\[(?:[^\]\\]|\\.)*\]|\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|[1-9]|.)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/y

/**
 * Parses the source of a pattern that compiles. Undefined when it has a backreference or changes flags, because its
 * cost cannot be determined.
 */
export function readPattern(source: string): PatternNode | undefined {
  const tokens: string[] = []
  token.lastIndex = 0
  for (let match = token.exec(source); match; match = token.exec(source)) tokens.push(match[0])
  if (
    tokens.some((each, index) => /^\\(?:[1-9]|k)/.test(each) || (each === '(' && tokens[index + 1]?.startsWith('?')))
  ) {
    return undefined
  }
  let at = 0

  function choice(): PatternNode {
    const branches = [sequence()]
    while (tokens[at] === '|') {
      at += 1
      branches.push(sequence())
    }
    return branches.length === 1 ? (branches[0] as PatternNode) : { kind: 'choice', branches }
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = []
    for (let next = tokens[at]; next !== undefined && next !== '|' && next !== ')'; next = tokens[at]) {
      at += 1
      parts.push(repeated(single(next)))
    }
    return { kind: 'sequence', parts }
  }

  function single(text: string): PatternNode {
    if (text.startsWith('(')) {
      const body = choice()
      at += 1
      return /^\(\?<?[=!]/.test(text) ? { kind: 'look', body } : body
    }
    if (['^', '$', '\\b', '\\B'].includes(text)) return { kind: 'assertion' }
    const one = new RegExp(
      `^(?:${text.startsWith('[') || text.startsWith('\\') || text === '.' ? text : `\\u${hex(text)}`})$`,
      's',
    )
    return { kind: 'characters', accepts: new Set(samples.filter((sample) => one.test(sample))) }
  }

  function repeated(body: PatternNode): PatternNode {
    const [, sign, low, comma, high] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(tokens[at] ?? '') ?? []
    if (sign === undefined && low === undefined) return body
    at += 1
    if (sign !== undefined) return { kind: 'repeat', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
    const min = Number(low)
    const max = comma === '' ? min : high === '' ? Infinity : Number(high)
    return { kind: 'repeat', body, min, max }
  }

  return choice()
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0')
}
