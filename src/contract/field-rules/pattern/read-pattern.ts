import { eat, PatternProblem, readInside, type Brackets, type Cursor, type ReadingFlags } from './cursor'
import { choice, look, nothing, repeat, sequence, widthOf, type PatternNode } from './pattern-node'
import { character, readClass } from './read-class'
import { literal, readEscape, unicodeWord, vertical } from './read-escape'

const noFlags: ReadingFlags = { i: false, m: false, s: false, x: false, u: false }

/**
 * Reads a pattern as JavaScript, Java, .NET, PCRE, Perl, Python, Ruby and POSIX write it. Throws a PatternProblem for
 * what cannot be said without remembering what was matched. Of the order in which an engine tries, nothing is kept:
 * a form asks only whether a value matches.
 */
export function readPattern(
  text: string,
  flags: Partial<ReadingFlags> = {},
  brackets: Brackets = 'javascript',
): PatternNode {
  const cursor: Cursor = { text, brackets, at: 0, depth: 0, flags: { ...noFlags, ...flags } }
  const node = readChoice(cursor)
  if (cursor.at < text.length) throw new PatternProblem('does not compile')
  return node
}

function readChoice(cursor: Cursor): PatternNode {
  const branches = [readSequence(cursor)]
  while (eat(cursor, /\|/y)) branches.push(readSequence(cursor))
  return choice(...branches)
}

function readSequence(cursor: Cursor): PatternNode {
  const parts: PatternNode[] = []
  while (goesOn(cursor)) parts.push(readRepeated(cursor, readAtom(cursor)))
  return sequence(...parts)
}

function goesOn(cursor: Cursor): boolean {
  skip(cursor)
  return cursor.at < cursor.text.length && !/[|)]/.test(cursor.text[cursor.at] ?? '')
}

/** Skips comments, and with the flag x blanks and notes. */
function skip(cursor: Cursor): void {
  while (eat(cursor, /\(\?#[^)]*\)/y) || (cursor.flags.x && eat(cursor, /\s+|#.*/y)));
}

const quantifier = /([*+?])([?+]?)|\{ *(?=,? *\d)(\d*) *(,?) *(\d*) *\}([?+]?)/y

function readRepeated(cursor: Cursor, body: PatternNode): PatternNode {
  skip(cursor)
  const [, sign, how, low = '', comma, high = '', counted] = eat(cursor, quantifier) ?? []
  if (sign === undefined && comma === undefined) return body
  const min = sign === undefined ? Number(low) : Number(sign === '+')
  const max =
    sign === undefined ? (comma === '' ? min : high === '' ? Infinity : Number(high)) : sign === '?' ? 1 : Infinity
  if (min > max) throw new PatternProblem('does not compile')
  const isPossessive = (how ?? counted) === '+'
  return readRepeated(cursor, isPossessive ? possessive(body, min, max) : repeat(body, min, max))
}

/** A repetition that gives nothing back: it ends where its body does not match again, or at its maximum. */
function possessive(body: PatternNode, min: number, max: number): PatternNode {
  if (widthOf(body) === undefined) throw new PatternProblem('has a possessive repetition of parts of several lengths')
  const longest = sequence(repeat(body, min, max === Infinity ? max : max - 1), look(body, true))
  if (max === Infinity) return longest
  return min === max ? repeat(body, min, max) : choice(repeat(body, max, max), longest)
}

function readAtom(cursor: Cursor): PatternNode {
  const flags = eat(cursor, /\(\?(\^?)([A-Za-z]*)(?:-([A-Za-z]*))?([:)])/y)
  if (flags) return readFlagged(cursor, flags)
  const around = eat(cursor, /\(\?(<?)([=!])/y)
  if (around) return look(readGroup(cursor), around[2] === '!', around[1] === '<')
  if (eat(cursor, /\(\?>/y)) return atomic(readGroup(cursor))
  if (eat(cursor, /\((?:\?(?:P?<[A-Za-z_]\w*>|'[A-Za-z_]\w*'|\|)|(?![?*]))/y)) return readGroup(cursor)
  if (eat(cursor, /\[/y)) return readInside(cursor, readClass)
  if (eat(cursor, /\\/y)) return readEscaped(cursor)
  return readSign(cursor)
}

/** `(?i)` holds up to the end of the group that it stands in, `(?i:…)` in a group of its own. */
function readFlagged(cursor: Cursor, [, caret, on = '', off = '', end]: RegExpExecArray): PatternNode {
  const outer = cursor.flags
  cursor.flags = withFlags(caret === '^' ? noFlags : outer, on, off)
  return end === ')' ? nothing : readGroup(cursor, outer)
}

/** Reads up to the closing bracket; `outer` are the flags behind it. */
function readGroup(cursor: Cursor, outer = cursor.flags): PatternNode {
  const body = readInside(cursor, readChoice)
  if (!eat(cursor, /\)/y)) throw new PatternProblem('does not compile')
  cursor.flags = outer
  return body
}

/** Flags beside those of `ReadingFlags` that do not change which values match. */
const idle = /[gydDSXJnaov]/g

export function withFlags(flags: ReadingFlags, on: string, off = ''): ReadingFlags {
  const turned = (letters: string, isOn: boolean) =>
    Object.fromEntries(
      letters
        .replaceAll(idle, '')
        .replaceAll('U', 'u')
        .split('')
        .map((letter) => [letter, isOn]),
    )
  const changed = { ...turned(on, true), ...turned(off, false) }
  const unknown = Object.keys(changed).find((letter) => !(letter in noFlags))
  if (unknown !== undefined) throw new PatternProblem(`has the flag ${unknown}, which JavaScript lacks`)
  return { ...flags, ...changed }
}

/** A group that gives nothing back differs from another one only if it can match in several lengths. */
function atomic(body: PatternNode): PatternNode {
  if (widthOf(body) !== undefined) return body
  if (body.kind === 'repeat') return possessive(body.body, body.min, body.max)
  throw new PatternProblem('has an atomic group')
}

function readEscaped(cursor: Cursor): PatternNode {
  const [anchor] = eat(cursor, /[AGzZbBKR]|N(?!\{\D)/y) ?? []
  if (anchor === undefined) {
    const { source, isOne, isNegated } = readEscape(cursor)
    if (isOne) return character(source === '\\-' ? '-' : source, cursor)
    return character(isNegated === true ? `[^${source}]` : source.length > 2 ? `[${source}]` : source, cursor)
  }
  if (anchor === 'A' || anchor === 'G') return { kind: 'assertion', source: '^' }
  if (anchor === 'z' || anchor === 'Z') return { kind: 'assertion', source: '$' }
  if (anchor === 'N') return character('[^\\n]', cursor)
  if (anchor === 'R')
    return choice(sequence(character('\\r', cursor), character('\\n', cursor)), character(`[${vertical}]`, cursor))
  return anchor === 'K' ? nothing : border(cursor, anchor === 'B')
}

/** The border of a word; with the flag u, of letters of every script. */
function border(cursor: Cursor, isNegative: boolean): PatternNode {
  if (!cursor.flags.u) return { kind: 'assertion', source: isNegative ? '\\B' : '\\b' }
  const word = character(`[${unicodeWord}]`, cursor)
  const side = (isBehind: boolean, isInside: boolean) => look(word, !isInside, isBehind)
  return choice(
    sequence(side(true, true), side(false, isNegative)),
    sequence(side(true, false), side(false, !isNegative)),
  )
}

function readSign(cursor: Cursor): PatternNode {
  const [sign = ''] = eat(cursor, /[^]/uy) ?? []
  if ('*+?('.includes(sign)) throw new PatternProblem('does not compile')
  if (sign === '.') return character(cursor.flags.s ? '[^]' : '.', cursor)
  if (sign !== '^' && sign !== '$') return character(sign === '-' ? sign : literal(sign), cursor)
  if (!cursor.flags.m) return { kind: 'assertion', source: sign }
  return look(character('.', cursor), true, sign === '^')
}
