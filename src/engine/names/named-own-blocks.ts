import { child, isJsonObject, keysOf, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { isOwnBlock } from '@/engine/schema/part-path'
import { builtBlocks } from '@/engine/schema/built-blocks'
import type { MergedConfig } from '@/engine/schema/config-files'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

export interface NamedBlock {
  /** `derby/slogan-tape` */
  readonly name: string
  /** Code of the merchant that owns the block. */
  readonly owner: string
  readonly file: 'routes' | 'panels'
  /** Path of the name in its file. */
  readonly path: Path
}

/** The places where a merchant names blocks that belong to a merchant and were compiled into the site. */
export function namedOwnBlocks({ routes, panels }: MergedConfig): NamedBlock[] {
  return [...(isJsonObject(routes) ? onPages(routes) : []), ...inCentres(panels)]
}

/** Memoised, because three checks need it for each brand. */
const onPages = memoiseByObject((routes: JsonObject): readonly NamedBlock[] => {
  const pages = ['pages', 'system'].flatMap((kind) => {
    const ofKind = child(routes, kind)
    return keysOf(ofKind).flatMap((page) =>
      ownBlocksIn(child(child(ofKind, page), 'sections'), [kind, page, 'sections']),
    )
  })
  return [...ownBlocksIn(child(routes, 'shell'), ['shell']), ...pages]
})

/**
 * The path is built only when there is such a block: hardly any of a brand's hundred sections is a block of its own.
 */
const ownBlocksIn = memoiseByPart((sections, path: Path): NamedBlock[] =>
  keysOf(sections).flatMap((section) => {
    const name = child(child(sections, section), 'block')
    if (typeof name !== 'string' || !isOwnBlock(name) || !builtBlocks().has(name)) return []
    return [{ name, owner: ownerOf(name), file: 'routes', path: [...path, section, 'block'] }]
  }),
)

/** The key of a panel in a centre is the name of its block. */
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
