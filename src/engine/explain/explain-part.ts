import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { isOwnBlock } from '@/engine/schema/part-path'
import { describe, entriesOf } from './explain-key'
import type { Example, Explanation } from './explanation'

/** The blocks, by the name that JSON uses. */
export function blockNodes(): ReadonlyMap<string, SchemaNode> {
  return sectionNode().branches
}

export function dialogNodes(): ReadonlyMap<string, SchemaNode> {
  return actionNodes().get('dialog')?.branches ?? new Map<string, SchemaNode>()
}

/** The panels of both centres with their schemas. A merchant's own block is a block. */
export function panelNodes(): ReadonlyMap<string, SchemaNode> {
  const { properties } = schemaOf('panels')
  const all = ['member', 'agent'].flatMap((centre) => [...(properties.get(centre)?.properties ?? [])])
  return new Map(all.filter(([name]) => !isOwnBlock(name)))
}

export function actionNodes(): ReadonlyMap<string, SchemaNode> {
  const menu = schemaOf('menus').properties.get('header')
  const action = menu?.properties.get('items')?.values?.properties.get('action')
  return action?.branches ?? new Map<string, SchemaNode>()
}

function sectionNode(): SchemaNode {
  const header = schemaOf('routes').properties.get('shell')?.properties.get('header')
  if (header === undefined) throw new Error('routes.schema.json has no shell.header, where blocks are named')
  return header
}

/** Explains a block, a dialog or a panel: what it is for, and its props. */
export function explainPart(kind: 'block' | 'dialog' | 'panel', name: string, node: SchemaNode): Explanation {
  if (kind === 'panel') return explainPanel(name, node)
  const props = node.properties.get('props')
  const named = { ...actionOf(node), [kind]: name }
  return {
    kind,
    name,
    meaning: describe(node) || (props === undefined ? '' : describe(props)),
    facts: [
      ['written as', written(named)],
      ['stands in', standsIn(kind, name)],
      ...(isOwnBlock(name) ? [['for', `${name.split('/')[0] ?? ''} and what extends it`] as const] : []),
      ...(props === undefined ? [] : [['schema', props.source.split('#')[0] ?? ''] as const]),
    ],
    entries: props === undefined ? [] : entriesOf(props),
    examples: props === undefined ? [] : examplesOf(props, (each) => ({ ...named, props: each })),
  }
}

function standsIn(kind: 'block' | 'dialog', name: string): string {
  if (kind === 'dialog') return 'every action'
  const pages = 'routes.json: sections of pages, and the parts of shell'
  return isOwnBlock(name) ? `${pages}; panels.json, as a panel of a centre` : pages
}

function explainPanel(name: string, props: SchemaNode): Explanation {
  const centre = schemaOf('panels').properties.get('agent')?.properties.has(name) === true ? 'agent' : 'member'
  return {
    kind: 'panel',
    name,
    meaning: describe(props),
    facts: [
      ['written as', `"${centre}": { "${name}": { … } }`],
      ['stands in', 'panels.json'],
      ['opened by', `{ "action": "${centre}Centre", "panel": "${name}" }`],
      ['address', `?${centre}=${name}`],
      ['schema', props.source.split('#')[0] ?? ''],
    ],
    entries: entriesOf(props),
    examples: examplesOf(props, (each) => ({ [centre]: { [name]: each } })),
  }
}

function written(named: object): string {
  const keys = Object.entries(named).map(([key, name]) => `"${key}": "${name}", `)
  return `{ ${keys.join('')}"props": { … } }`
}

/** The action that opens a dialog; a block has none. */
function actionOf({ properties }: SchemaNode): { action?: unknown } {
  const action = properties.get('action')?.schema['const']
  return action === undefined ? {} : { action }
}

function examplesOf({ schema }: SchemaNode, whole: (props: unknown) => object): Example[] {
  return ((schema['examples'] ?? []) as unknown[])
    .slice(0, 2)
    .map((each, index) => ({ title: `example ${index + 1}`, text: JSON.stringify(whole(each), null, 2) }))
}

export function explainAction(name: string, node: SchemaNode): Explanation {
  return {
    kind: 'action',
    name,
    meaning: describe(node),
    facts: [
      [
        'written as',
        `{ "action": "${name}"${[...node.properties.keys()].some((key) => key !== 'action') ? ', …' : ''} }`,
      ],
      ['stands in', 'menus, banners, cards and buttons, as "action"'],
      ['schema', node.source],
    ],
    entries: node.tag === undefined ? entriesOf(node).filter((entry) => entry.name !== 'action') : entriesOf(node),
    examples: [],
  }
}
