import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'

/** What many places share and is told once, under a name of its own. */
export interface Home {
  readonly id: string
  readonly chapter: string
  /** What is met in other places. */
  readonly node: SchemaNode
  /** Where its keys are: the props of a part, which are met as such too. */
  readonly keys: SchemaNode
}

/** Sections, actions, conditions and boxes; then each block and dialog. Panels stand in panels.json alone. */
export function homesOf(): Home[] {
  const header = sectionNode()
  const action = nodeAt(schemaOf('menus'), 'header', 'items', '*', 'action')
  const [first] = header.branches.values()
  const shared = (id: string, node: SchemaNode): Home => ({ id, chapter: 'shared', node, keys: node })
  const parts = (chapter: string, all: ReadonlyMap<string, SchemaNode>) =>
    [...all].map(([id, node]) => ({ id, chapter, node, keys: node.properties.get('props') ?? node }))
  const dialogs = action.branches.get('dialog')?.branches ?? new Map<string, SchemaNode>()
  return [
    shared('section', header),
    shared('action', action),
    shared('condition', nodeAt(first as SchemaNode, 'when')),
    shared('box', nodeAt(first as SchemaNode, 'box')),
    ...parts('blocks', header.branches),
    ...parts('dialogs', dialogs),
  ]
}

/** The union of the sections of a page. */
export function sectionNode(): SchemaNode {
  return nodeAt(schemaOf('routes'), 'shell', 'header')
}

/** A block or a dialog: what it takes stands under `props`. */
export function isPart({ properties }: SchemaNode): boolean {
  return properties.has('props')
}

function nodeAt(from: SchemaNode, ...keys: readonly string[]): SchemaNode {
  const [key, ...rest] = keys
  if (key === undefined) return from
  const next = key === '*' ? from.values : from.properties.get(key)
  if (next === undefined) throw new Error(`${from.source} has no "${key}", where shared parts are named`)
  return nodeAt(next, ...rest)
}
