import { child, isJsonObject, keysOf, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isOwnBlock } from '@/engine/schema/part-path'
import { builtBlocks } from '@/engine/schema/built-blocks'
import type { MergedConfig } from '@/engine/schema/config-files'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

export interface NamedBlock {
  /** `derby/slogan-tape` */
  readonly name: string
  /** Code of the merchant whose block it is. */
  readonly owner: string
  readonly file: 'routes' | 'panels'
  /** Of the name, in its file. */
  readonly path: Path
}

/** Where a merchant names blocks that are a merchant's own and that the site was compiled with. */
export function namedOwnBlocks({ routes, panels }: MergedConfig): NamedBlock[] {
  return [...(isJsonObject(routes) ? onPages(routes) : []), ...inCentres(panels)]
}

/** Three checks ask for each brand. */
const onPages = memoiseByObject((routes: JsonObject): readonly NamedBlock[] => {
  const pages = ['pages', 'system'].flatMap((kind) => {
    const ofKind = child(routes, kind)
    return keysOf(ofKind).flatMap((page) =>
      ownBlocksIn(child(child(ofKind, page), 'sections'), [kind, page, 'sections']),
    )
  })
  return [...ownBlocksIn(child(routes, 'shell'), ['shell']), ...pages]
})

/** A place is written down where there is one: hardly any of a brand's hundred sections is a block of its own. */
const ownBlocksIn = memoiseByPart((sections, path: Path): NamedBlock[] =>
  keysOf(sections).flatMap((section) => {
    const name = child(child(sections, section), 'block')
    if (typeof name !== 'string' || !isOwnBlock(name) || !builtBlocks().has(name)) return []
    return [{ name, owner: ownerOf(name), file: 'routes', path: [...path, section, 'block'] }]
  }),
)

/** What a centre shows is named by its key. */
function inCentres(panels: JsonValue | undefined): NamedBlock[] {
  return keysOf(panels).flatMap((centre) =>
    keysOf(child(panels, centre))
      .filter((name) => isOwnBlock(name) && builtBlocks().has(name))
      .map((name) => ({ name, owner: ownerOf(name), file: 'panels', path: [centre, name] })),
  )
}

function ownerOf(block: string): string {
  return block.slice(0, block.indexOf('/'))
}
