import { isOwnBlock } from '@/build/part-path'
import { schemaOf, type SchemaNode } from '@/merchants/schema-node'
import { describe, entriesOf } from './explain-key'
import type { Example, Explanation } from './explanation'

/** The parts that JSON may name, by their name. */
export function blockNodes(): ReadonlyMap<string, SchemaNode> {
  return sectionNode().branches
}

export function dialogNodes(): ReadonlyMap<string, SchemaNode> {
  return actionNodes().get('dialog')?.branches ?? new Map<string, SchemaNode>()
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

/** A block or a dialog: what it is for and its props. */
export function explainPart(kind: 'block' | 'dialog', name: string, section: SchemaNode): Explanation {
  const props = section.properties.get('props')
  return {
    kind,
    name,
    meaning: describe(section) || (props === undefined ? '' : describe(props)),
    facts: [
      ['written as', kind === 'block' ? `{ "block": "${name}", "props": { … } }` : dialogCall(name)],
      ['stands in', kind === 'block' ? 'routes.json: sections of pages, and the parts of shell' : 'every action'],
      ...(isOwnBlock(name) ? [['for', `${name.split('/')[0] ?? ''} and what extends it`] as const] : []),
      ...(props === undefined ? [] : [['schema', props.source.split('#')[0] ?? ''] as const]),
    ],
    entries: props === undefined ? [] : entriesOf(props),
    examples:
      props === undefined
        ? []
        : examplesOf(props, (each) =>
            kind === 'block' ? { block: name, props: each } : { action: 'dialog', dialog: name, props: each },
          ),
  }
}

function dialogCall(name: string): string {
  return `{ "action": "dialog", "dialog": "${name}", "props": { … } }`
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
