import type { PatternNode } from './pattern-node'

/** More repetitions than this lead to no new position in a value that a form compares. */
const mostPositions = 257

/** The most steps that a match can take: what is nested multiplies. */
export function stepsOf(node: PatternNode): number {
  if (node.kind === 'sequence') return 1 + sum(node.parts)
  if (node.kind === 'choice') return 1 + sum(node.branches)
  if (node.kind === 'repeat') return 1 + Math.min(node.max, node.min + mostPositions) * stepsOf(node.body)
  return node.kind === 'look' ? 1 + stepsOf(node.body) : 1
}

function sum(nodes: readonly PatternNode[]): number {
  return nodes.reduce((total, node) => total + stepsOf(node), 0)
}
