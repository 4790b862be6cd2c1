import { child, keysOf, type JsonValue, type Path } from '@/lib/json-value'
import { isOwnBlock } from '@/schema/part-path'
import { builtBlocks } from './built-blocks'
import { onceAPart } from './once-a-part'

interface NamedBlock {
  /** `derby/slogan-tape` */
  readonly name: string
  /** Code of the merchant whose block it is. */
  readonly owner: string
  /** Of the name, in routes.json. */
  readonly path: Path
}

/** Where a routes.json names blocks that are a merchant's own and that the site was compiled with. */
export function namedOwnBlocks(routes: JsonValue | undefined): NamedBlock[] {
  const pages = ['pages', 'system'].flatMap((kind) => {
    const ofKind = child(routes, kind)
    return keysOf(ofKind).flatMap((page) =>
      ownBlocksIn(child(child(ofKind, page), 'sections'), [kind, page, 'sections']),
    )
  })
  return [...ownBlocksIn(child(routes, 'shell'), ['shell']), ...pages]
}

/** A place is written down where there is one: hardly any of a brand's hundred sections is a block of its own. */
const ownBlocksIn = onceAPart((sections, path: Path): NamedBlock[] =>
  keysOf(sections).flatMap((section) => {
    const name = child(child(sections, section), 'block')
    if (typeof name !== 'string' || !isOwnBlock(name) || !builtBlocks().has(name)) return []
    return [{ name, owner: name.slice(0, name.indexOf('/')), path: [...path, section, 'block'] }]
  }),
)
