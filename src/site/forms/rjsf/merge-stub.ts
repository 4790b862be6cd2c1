/**
 * Stub for @x0k/json-schema-merge, with which RJSF merges `allOf`: it saves 4 KB, and no schema of rulesToSchema
 * contains `allOf`.
 */
const nothing = () => ({})

export const createComparator = nothing
export const createMerger = nothing
export const createDeduplicator = nothing
export const createIntersector = nothing

export function createShallowAllOfMerge() {
  return (): never => {
    throw new Error('forms from rules have no allOf')
  }
}
