/** A pattern's syntax tree: what JavaScript can say with the flag u. */
export type PatternNode =
  /** One character. `source` is an atom such as `a`, `\\.`, `\\p{L}` or `[a-z]`. */
  | { readonly kind: 'character'; readonly source: string; readonly ignoresCase: boolean }
  | { readonly kind: 'assertion'; readonly source: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'look'; readonly body: PatternNode; readonly isBehind: boolean; readonly isNegative: boolean }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly min: number; readonly max: number }

export const nothing: PatternNode = { kind: 'sequence', parts: [] }

export function sequence(...parts: PatternNode[]): PatternNode {
  const [first, ...others] = parts
  return first !== undefined && others.length === 0 ? first : { kind: 'sequence', parts }
}

export function choice(...branches: PatternNode[]): PatternNode {
  const [first, ...others] = branches
  return first !== undefined && others.length === 0 ? first : { kind: 'choice', branches }
}

/** Matches nothing where `body` does not follow, or does follow. */
export function look(body: PatternNode, isNegative = false, isBehind = false): PatternNode {
  return { kind: 'look', body, isNegative, isBehind }
}

export function repeat(body: PatternNode, min: number, max: number): PatternNode {
  return { kind: 'repeat', body, min, max }
}

/** The number of characters that every match of the node has; undefined when matches differ. */
export function widthOf(node: PatternNode): number | undefined {
  if (node.kind === 'character') return 1
  if (node.kind === 'repeat') return node.min === node.max ? times(widthOf(node.body), node.min) : undefined
  if (node.kind === 'sequence') return node.parts.map(widthOf).reduce((sum, each) => plus(sum, each), 0)
  if (node.kind !== 'choice') return 0
  const [first, ...others] = node.branches.map(widthOf)
  return others.every((other) => other === first) ? first : undefined
}

function times(width: number | undefined, count: number): number | undefined {
  return width === undefined ? undefined : width * count
}

function plus(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other
}
