import type { PatternNode } from './pattern-node'

/** The source of a regular expression that says the same in JavaScript (ES2025) with the flag u. */
export function printPattern(node: PatternNode): string {
  const characters = charactersOf(node)
  const isWhole = characters.length > 0 && characters.every(({ ignoresCase }) => ignoresCase)
  return isWhole ? `(?i:${print(node, true)})` : print(node, false)
}

type Character = Extract<PatternNode, { kind: 'character' }>

/** Every character of a pattern, with those of groups and looks. */
export function charactersOf(node: PatternNode): readonly Character[] {
  if (node.kind === 'character') return [node]
  if (node.kind === 'sequence') return node.parts.flatMap(charactersOf)
  if (node.kind === 'choice') return node.branches.flatMap(charactersOf)
  return node.kind === 'assertion' ? [] : charactersOf(node.body)
}

function print(node: PatternNode, ignoresCase: boolean): string {
  if (node.kind === 'assertion') return node.source
  if (node.kind === 'character') return node.ignoresCase && !ignoresCase ? `(?i:${node.source})` : node.source
  if (node.kind === 'sequence') return node.parts.map((part) => print(part, ignoresCase)).join('')
  if (node.kind === 'choice') return `(?:${node.branches.map((branch) => print(branch, ignoresCase)).join('|')})`
  if (node.kind === 'repeat') return `${atom(node.body, ignoresCase)}${counts(node.min, node.max)}`
  return `(?${node.isBehind ? '<' : ''}${node.isNegative ? '!' : '='}${print(node.body, ignoresCase)})`
}

/** What a quantifier behind it repeats as a whole. */
function atom(node: PatternNode, ignoresCase: boolean): string {
  const source = print(node, ignoresCase)
  return node.kind === 'character' || node.kind === 'choice' ? source : `(?:${source})`
}

function counts(min: number, max: number): string {
  if (max === Infinity) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`
  if (min === max) return `{${min}}`
  return min === 0 && max === 1 ? '?' : `{${min},${max}}`
}
