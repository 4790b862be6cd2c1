import { widthOf, type PatternNode } from './pattern-node'
import type { Lengths, ValueKind } from './ordinary-values'

/** One of each kind that patterns tell apart. */
const candidates = 'abz019AB7Zx _.-@+/:éạ中한あアЖعहกမກλאაթதবపಕമ'.split('')

/** How many values are tried: another character of each class, and another branch, each time. */
const turns = 8

/** More than any value that a form compares needs. */
const mostSteps = 2000

/**
 * Values that are made from a pattern, of ordinary characters: a rule such as `^REF-[0-9]{5}$` is met by none of the
 * values that people usually type. Whether they match as a whole is asked afterwards.
 */
export function* drawnValues(
  node: PatternNode,
  { characters, shape }: ValueKind,
  { minLength = 0, maxLength = 256 }: Lengths,
): Generator<string> {
  let steps = 0
  const usable = new Map<PatternNode, readonly string[]>()
  for (let turn = 0; turn < turns; turn += 1) {
    steps = 0
    const value = draw(node, turn)
    if (value === undefined || !shape.test(value)) continue
    const { length } = [...value]
    if (length >= minLength && length <= maxLength) yield value
  }

  function draw(part: PatternNode, turn: number): string | undefined {
    steps += 1
    if (steps > mostSteps) return undefined
    if (isOneCharacter(part)) return characterOf(part, turn)
    if (part.kind === 'sequence') return joined(part.parts.map((each, at) => draw(each, turn + at)))
    if (part.kind === 'choice') return draw(part.branches[turn % part.branches.length] as PatternNode, turn)
    if (part.kind !== 'repeat') return ''
    const count = Math.min(part.max, Math.max(part.min, minLength, turn))
    let text = ''
    for (let at = 0; at < count && steps <= mostSteps; at += 1) {
      const next = draw(part.body, turn + at)
      if (next === undefined) return undefined
      text += next
    }
    return text
  }

  function characterOf(part: PatternNode, turn: number): string | undefined {
    const accepted = usable.get(part) ?? usableOf(part)
    usable.set(part, accepted)
    return accepted[turn % Math.max(accepted.length, 1)]
  }

  function usableOf(part: PatternNode): readonly string[] {
    const all = new Set([...candidates, ...sourcesOf(part)])
    return [...all].filter((each) => characters.test(each) && acceptsCharacter(part, each))
  }
}

/** A character, or a class that others are taken out of: what is looked at before it has to be met as well. */
function isOneCharacter(part: PatternNode): boolean {
  if (part.kind !== 'sequence') return part.kind === 'character'
  const looks = part.parts.filter((each) => each.kind === 'look')
  return widthOf(part) === 1 && looks.length > 0 && looks.every((each) => !each.isBehind && widthOf(each.body) === 1)
}

function acceptsCharacter(part: PatternNode, text: string): boolean {
  if (part.kind === 'character') return new RegExp(`^${part.source}$`, part.ignoresCase ? 'iu' : 'u').test(text)
  if (part.kind === 'sequence') return part.parts.every((each) => acceptsCharacter(each, text))
  if (part.kind === 'choice') return part.branches.some((each) => acceptsCharacter(each, text))
  if (part.kind === 'look') return acceptsCharacter(part.body, text) !== part.isNegative
  return part.kind === 'assertion' || acceptsCharacter(part.body, text)
}

/** Everything that the character's classes are written with. */
function sourcesOf(part: PatternNode): string {
  if (part.kind === 'character') return part.source
  if (part.kind === 'sequence') return part.parts.map(sourcesOf).join('')
  if (part.kind === 'choice') return part.branches.map(sourcesOf).join('')
  return part.kind === 'look' || part.kind === 'repeat' ? sourcesOf(part.body) : ''
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('')
}
