import { eat, PatternProblem, readInside, type Cursor } from './cursor'
import { choice, look, sequence, type PatternNode } from './pattern-node'
import { posixSource } from './property-source'
import { literal, readEscape, type Escaped } from './read-escape'

/** What stands between brackets or ampersands: characters, and classes within. */
interface Union {
  readonly source: string
  readonly others: readonly PatternNode[]
  /** What .NET takes away from a class: `[a-z-[aeiou]]`. */
  readonly without: PatternNode | undefined
}

/** `[:alpha:]` without the brackets that POSIX wants around it, which nobody means as a handful of letters. */
const standingAlone = /:(alpha|alnum|digit|upper|lower|punct|space|blank|xdigit|word|print|graph|cntrl):\]/y

/** A closing bracket that is a character, because it comes first and another one closes the class. */
const firstBracket = { javascript: /(?!)/y, posix: /\](?=[^]*\])/y, java: /\](?=[^[]*\])/y }

/** Reads a class behind its opening bracket, with the unions and intersections of Java where they are meant. */
export function readClass(cursor: Cursor): PatternNode {
  const [, alone] = eat(cursor, standingAlone) ?? []
  if (alone !== undefined) return character(`[${posixSource(alone)}]`, cursor)
  const isNegated = eat(cursor, /\^/y) !== undefined
  const first = eat(cursor, firstBracket[cursor.brackets]) ? '\\]' : ''
  const union = readUnion(cursor, first)
  const others: Union[] = []
  while (eat(cursor, /&&/y)) others.push(readUnion(cursor, ''))
  if (!eat(cursor, /\]/y)) throw new PatternProblem('does not compile')
  if (others.length + union.others.length === 0 && union.without === undefined)
    return character(`[${isNegated ? '^' : ''}${union.source}]`, cursor)
  const node = others.reduce<PatternNode>(
    (one, other) => sequence(look(nodeOf(other, cursor)), one),
    nodeOf(union, cursor),
  )
  return isNegated ? sequence(look(node, true), character('[^]', cursor)) : node
}

function readUnion(cursor: Cursor, first: string): Union {
  const hasClasses = cursor.brackets === 'java'
  let source = first
  let without: PatternNode | undefined
  const others: PatternNode[] = []
  while (!isAtEnd(cursor)) {
    if (hasClasses && eat(cursor, /-\[/y)) without = readInside(cursor, readClass)
    else if (hasClasses && eat(cursor, /\[(?!:\^?\w+:\])/y)) others.push(readInside(cursor, readClass))
    else {
      const item = readItem(cursor)
      if (item.isNegated === true) others.push(character(`[^${item.source}]`, cursor))
      else source += item.source
    }
  }
  return { source, others, without }
}

function isAtEnd({ text, at, brackets }: Cursor): boolean {
  if (at >= text.length) throw new PatternProblem('does not compile')
  return text[at] === ']' || (brackets === 'java' && text.startsWith('&&', at))
}

function nodeOf({ source, others, without }: Union, cursor: Cursor): PatternNode {
  const own = source === '' ? [] : [character(`[${source}]`, cursor)]
  const all = choice(...own, ...others)
  return without === undefined ? all : sequence(look(without, true), all)
}

/** A character, a kind of characters, or a range. */
function readItem(cursor: Cursor): Escaped {
  const [, caret, posix] = eat(cursor, /\[:(\^?)(\w+):\]/y) ?? []
  if (posix !== undefined) return { source: posixSource(posix), isOne: false, isNegated: caret === '^' }
  const low = readOne(cursor)
  const isRange = low.isOne && eat(cursor, cursor.brackets === 'java' ? /-(?![\][])/y : /-(?!\])/y)
  if (!isRange) return low
  const high = readOne(cursor)
  if (high.isOne) return { source: `${low.source}-${high.source}`, isOne: false }
  // As in JavaScript: the hyphen of [a-\d] is a character.
  return { ...high, source: `${high.isNegated === true ? '' : `${low.source}\\-`}${high.source}` }
}

function readOne(cursor: Cursor): Escaped {
  if (eat(cursor, /\\b/y)) return { source: literal('\b'), isOne: true }
  if (eat(cursor, /\\/y)) return readEscape(cursor)
  const [letter = ''] = eat(cursor, /[^]/uy) ?? []
  return { source: literal(letter), isOne: true }
}

/** Half of a character beyond the basic plane, which cannot be told with the flag u. */
export const halves = /\\ud[89a-f]/

export function character(source: string, { flags }: Pick<Cursor, 'flags'>): PatternNode {
  try {
    if (new RegExp(source, halves.test(source) ? '' : 'u').source === '') throw new SyntaxError()
  } catch {
    throw new PatternProblem('does not compile')
  }
  return { kind: 'character', source, ignoresCase: flags.i }
}
