/**
 * Stands in for @x0k/json-schema-merge, with which RJSF merges `allOf`: 4 KB for something that
 * no schema of rulesToSchema holds.
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
