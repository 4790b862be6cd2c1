import { createRequire } from 'node:module'
import type * as ColorLibrary from 'colorjs.io/fn'

let library: typeof ColorLibrary | undefined

/**
 * The colour library, loaded when it is first needed: this takes a seventh of a second, which most commands save. Loaded
 * with `require` it is one file; as an ES module it would be a hundred.
 */
export function colorLibrary(): typeof ColorLibrary {
  return (library ??= createRequire(import.meta.url)('colorjs.io/fn') as typeof ColorLibrary)
}
