import type { SchemaNode } from '@/engine/schema/schema-node'

/** One step from a place of a schema to a place below it. */
export type Step =
  | { readonly kind: 'key'; readonly key: string; readonly isRequired: boolean }
  /** An entry of a map with free keys. */
  | { readonly kind: 'entry' }
  /** An item of a list. */
  | { readonly kind: 'item' }
  /** The union branch that this discriminator selects; the place does not change. */
  | { readonly kind: 'branch'; readonly tag: string; readonly name: string }

/** A key, or a whole list, that a merchant may write. */
export interface Leaf {
  readonly file: string
  readonly steps: readonly Step[]
  readonly node: SchemaNode
  /** Shown to people: `routes.pages.*.sections.*(card-grid).props.title`. */
  readonly name: string
}

/**
 * Definitions that are used in many places and passed on as a whole to one component: a section to SectionView, an
 * action to the dispatcher, a condition to `holds`, a field to RuleForm. Their keys are walked in the place named here;
 * in every other place the whole is one leaf, each kind of which must have an effect.
 */
export const handedOn: ReadonlyMap<unknown, string> = new Map([
  ['Section', 'routes.pages.*.sections.*'],
  ['Action', 'routes.pages.*.sections.*(call-to-action).props.buttons.items.*.action'],
  ['FieldConfig', 'fields.forms.register.fields.*'],
  ['Condition', 'routes.pages.*.sections.*(text-section).when'],
  ['SectionBox', 'routes.pages.*.sections.*(text-section).box'],
])

/** The leaves of schemas by the name of the file that they describe, in order. */
export function leavesOf(schemas: ReadonlyMap<string, SchemaNode>): Leaf[] {
  const leaves = [...schemas].flatMap(([file, node]) => visit({ file, steps: [], node, name: file }))
  return [...new Map(leaves.map((leaf) => [leaf.name, leaf])).values()]

  function visit(place: Leaf): Leaf[] {
    const { node } = place
    const home = handedOn.get(node.schema['title'])
    if (home !== undefined && home !== place.name) return [place]
    if (node.branches.size > 0) return [...node.branches].flatMap(([name, branch]) => ofBranch(place, name, branch))
    const below = [...keysOf(place), ...entriesOf(place), ...itemsOf(place)]
    return below.length === 0 && !takesNothing(node) ? [place] : below
  }

  function ofBranch(place: Leaf, name: string, node: SchemaNode): Leaf[] {
    const tag = place.node.tag as string
    const branch = step(place, { kind: 'branch', tag, name }, node, `(${name})`)
    // The effect of the discriminator is seen when the branch changes: it becomes the whole union, changed from this
    // branch.
    const hasOthers = place.node.branches.size > 1
    return visit(branch).map((leaf) =>
      hasOthers && leaf.node.schema['const'] === name
        ? { ...branch, node: place.node, name: `${branch.name}.${tag}` }
        : leaf,
    )
  }

  function keysOf(place: Leaf): Leaf[] {
    const required = (place.node.schema['required'] ?? []) as string[]
    return [...place.node.properties].flatMap(([key, node]) =>
      visit(step(place, { kind: 'key', key, isRequired: required.includes(key) }, node, `.${key}`)),
    )
  }

  function entriesOf(place: Leaf): Leaf[] {
    const { values } = place.node
    return values === undefined ? [] : visit(step(place, { kind: 'entry' }, values, '.*'))
  }

  /** A list is a leaf of its own, followed by the leaves of its items. */
  function itemsOf(place: Leaf): Leaf[] {
    const { items } = place.node
    if (items === undefined) return []
    const isPlain = items.properties.size === 0 && items.branches.size === 0 && items.values === undefined
    const within = isPlain ? [] : visit(step(place, { kind: 'item' }, items, '[]'))
    return [place, ...within.filter(({ steps }) => steps.at(-1)?.kind !== 'item')]
  }
}

function step(place: Leaf, next: Step, node: SchemaNode, name: string): Leaf {
  return { ...place, steps: [...place.steps, next], node, name: place.name + name }
}

/** An object without keys, such as the props of a dialog that has none: there is nothing to write. */
function takesNothing({ schema, properties }: SchemaNode): boolean {
  return schema['additionalProperties'] === false && properties.size === 0
}
