import { PatternProblem } from './cursor'
import type { PatternNode } from './pattern-node'
import { charactersOf } from './print-pattern'
import { halves } from './read-class'
import type { Match } from './matches'

/**
 * Steps after which a value is no longer compared, some 30 ms. A step moves all positions of the value at once, so that
 * patterns that keep an engine with backtracking busy for minutes take a few hundred; only nested counts need more.
 */
export const mostSteps = 50_000

/**
 * A value is compared by its code points, as lengths are, unless the pattern names halves of them. Undefined when the
 * comparison takes too many steps.
 */
export function createMatch(node: PatternNode): Match {
  const isOfHalves = charactersOf(node).some(({ source }) => halves.test(source))
  const accepts = createAccepts(isOfHalves)
  return (value) => {
    try {
      return walkOver(isOfHalves ? value.split('') : [...value], accepts)(node)
    } catch (error) {
      if (error instanceof PatternProblem) return undefined
      throw error
    }
  }
}

type Character = Extract<PatternNode, { kind: 'character' }>
type Accepts = (node: Character, one: string) => boolean

/** Whether a node accepts a character: asked of the engine once for each. */
function createAccepts(isOfHalves: boolean): Accepts {
  const known = new Map<Character, { readonly expression: RegExp; readonly answers: Map<string, boolean> }>()
  const begin = (node: Character) => {
    const flags = `${isOfHalves ? '' : 'u'}${node.ignoresCase ? 'i' : ''}`
    const entry = { expression: new RegExp(`^${node.source}$`, flags), answers: new Map<string, boolean>() }
    known.set(node, entry)
    return entry
  }
  return (node, one) => {
    const { expression, answers } = known.get(node) ?? begin(node)
    const answer = answers.get(one) ?? expression.test(one)
    answers.set(one, answer)
    return answer
  }
}

/**
 * Positions in a text are the bits of a number. `walk` takes where matches of a node may begin and returns where they
 * may end, or the reverse for `isBack`; a look is one walk from everywhere.
 */
function walkOver(text: readonly string[], accepts: Accepts): (node: PatternNode) => boolean {
  const everywhere = (1n << BigInt(text.length + 1)) - 1n
  const places = new Map<PatternNode, bigint>()
  let steps = 0

  function walk(node: PatternNode, from: bigint, isBack: boolean): bigint {
    steps += 1
    if (steps > mostSteps) throw new PatternProblem('takes too many steps')
    if (from === 0n) return from
    if (node.kind === 'character') return isBack ? (from >> 1n) & placesOf(node) : (from & placesOf(node)) << 1n
    if (node.kind === 'sequence')
      return (isBack ? node.parts.toReversed() : node.parts).reduce((at, part) => walk(part, at, isBack), from)
    if (node.kind === 'choice') return node.branches.reduce((found, branch) => found | walk(branch, from, isBack), 0n)
    return node.kind === 'repeat' ? walkAgain(node, from, isBack) : from & placesOf(node)
  }

  /** A position that fewer repetitions reach needs no second visit: what more of them lead to, it leads to as well. */
  function walkAgain(
    { body, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
    from: bigint,
    isBack: boolean,
  ): bigint {
    let edge = from
    for (let count = 0; count < min; count += 1) {
      const next = walk(body, edge, isBack)
      if (next === edge) break
      edge = next
    }
    let found = edge
    for (let count = min; count < max && edge !== 0n; count += 1) {
      edge = walk(body, edge, isBack) & ~found
      found |= edge
    }
    return found
  }

  /** Where a character stands, or an assertion or look holds. */
  function placesOf(node: PatternNode): bigint {
    const place = places.get(node) ?? findPlaces(node)
    places.set(node, place)
    return place
  }

  function findPlaces(node: PatternNode): bigint {
    if (node.kind === 'character') return bitsOf(text, (each) => accepts(node, each))
    if (node.kind === 'look') {
      const holds = walk(node.body, everywhere, !node.isBehind)
      return node.isNegative ? everywhere & ~holds : holds
    }
    const [first, last] = [1n, 1n << BigInt(text.length)]
    if (node.kind !== 'assertion') return everywhere
    if (node.source === '^' || node.source === '$') return node.source === '^' ? first : last
    const words = bitsOf(text, (each) => /^\w$/.test(each))
    const borders = words ^ (words << 1n)
    return node.source === '\\b' ? borders : everywhere & ~borders
  }

  return (node) => walk(node, everywhere, false) !== 0n
}

function bitsOf(text: readonly string[], has: (character: string) => boolean): bigint {
  return text.reduce((bits, each, at) => (has(each) ? bits | (1n << BigInt(at)) : bits), 0n)
}
