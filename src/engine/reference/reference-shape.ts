/**
 * What a path of a merchant's files may lead to, as data that a browser can follow too. Shapes are numbered, because
 * many places have the same one and conditions hold conditions.
 */
export interface ReferenceShape {
  /** The keys that the schemas name. */
  readonly keys: Readonly<Record<string, ReferencePlace>>
  /** What stands under a name of the operator's own, or in a list. */
  readonly any?: ReferencePlace
  /** A list, of which one item may be written without the brackets, as a shadow is. */
  readonly isList?: true
  /** The key of a union that says which alternative is meant, and the alternatives by its value. */
  readonly tag?: string
  readonly branches?: Readonly<Record<string, ReferencePlace>>
}

/** The id of the entry that tells of a place, and the number of its shape; a plain value has none. */
export type ReferencePlace = readonly [id: string, shape?: number]

/** A text of a language. */
const textPlace = 'locales.*.*'

/** The first shape is that of the files of a merchant and the names of parts. */
export type ReferenceShapes = readonly ReferenceShape[]

/** The ids of the entries that tell of a path: several where the same key belongs to several parts, none where no key does. */
export function idsAt(shapes: ReferenceShapes, keys: readonly (string | number)[]): string[] {
  let places: readonly ReferencePlace[] = [['', 0]]
  for (const key of keys) places = next(shapes, places, String(key))
  return [...new Set(places.map(([id]) => id))].filter((id) => id !== '')
}

/** A path may begin with the file or without it. */
export function idsOfPath(
  shapes: ReferenceShapes,
  keys: readonly (string | number)[],
  files: readonly string[],
): string[] {
  const whole = idsAt(shapes, keys)
  return whole.length > 0 ? whole : [...new Set(files.flatMap((file) => idsAt(shapes, [file, ...keys])))]
}

function next(shapes: ReferenceShapes, from: readonly ReferencePlace[], key: string): readonly ReferencePlace[] {
  const isItem = /^(\d+|\*|<.*>)$/.test(key)
  const open = from
    .flatMap((place) => withBranches(shapes, place))
    .map((shape) => (isItem ? shape : itemOf(shapes, shape)))
  const named = open.flatMap(({ keys }) => (Object.hasOwn(keys, key) ? [keys[key] as ReferencePlace] : []))
  const found = named.length > 0 ? named : open.flatMap(({ any }) => (any === undefined ? [] : [any]))
  if (found.length > 0) return found
  // An item of a list of texts is told with the list, and a text key may have dots.
  return from.filter(([id, shape]) => shape === undefined && (isItem || id === textPlace))
}

function withBranches(shapes: ReferenceShapes, [, shape]: ReferencePlace): ReferenceShape[] {
  const found = shape === undefined ? undefined : shapes[shape]
  if (found === undefined) return []
  return [found, ...Object.values(found.branches ?? {}).flatMap((branch) => withBranches(shapes, branch))]
}

function itemOf(shapes: ReferenceShapes, shape: ReferenceShape): ReferenceShape {
  return (shape.isList === true ? shapes[shape.any?.[1] ?? -1] : undefined) ?? shape
}
