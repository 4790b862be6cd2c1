import type { Rolldown } from 'vite'

/** Blocks of the template's home page, which travel together: they are too small for a request each. */
export interface HomeBlocks {
  /** Those of a first screen. */
  readonly first: readonly string[]
  /** Those below it, which come to life later. */
  readonly lower: readonly string[]
}

/** What a block below the first screen shares with dialogs and panels: in its chunk, they would bring all of that along. */
const sharedFiles =
  /\/src\/site\/(ui\/(modals\/(use-modal|modal-frame|modal-parts|top-modal|use-movable|first-focus)|focus\/focus-in|view\/compact-space)|elements\/(age-mark|player\/concealed))\.tsx?$/

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Which modules share a chunk, from what the template's home page shows. Every other part is a chunk of its own.
 * `entry` is the module that starts the site; `fileOf` gives the file of a block.
 */
export function chunkGroups(
  entry: string,
  { first, lower }: HomeBlocks,
  fileOf: (block: string) => string,
): Rolldown.CodeSplittingGroup[] {
  const lowerFiles = new Set(lower.map(fileOf))
  let home: ReadonlySet<string> | undefined
  const homeIn = (graph: Graph) => (home ??= reachable(graph, [entry, ...first.map(fileOf)]))
  const isAtHome = (id: string, graph: Graph) => id !== entry && homeIn(graph).has(id)
  return [
    {
      debugName: 'libraries',
      name: (id, graph) => (isLibrary(id) && isAtHome(id, graph) ? 'libraries' : null),
      priority: 3,
    },
    // The start itself keeps its small chunk.
    { debugName: 'home', name: (id, graph) => (isAtHome(id, graph) ? 'home' : null), priority: 2 },
    {
      debugName: 'shared',
      name: (id, graph) => (sharedFiles.test(id) && !isAtHome(id, graph) ? 'shared' : null),
      priority: 2,
    },
    { name: 'home-lower', test: (id) => lowerFiles.has(id), priority: 1 },
    { debugName: 'slides', name: (id, graph) => slides(graph, id, homeIn(graph)), priority: 0 },
  ]
}

/** The modules and all that they import before they run. */
function reachable(graph: Graph, ids: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    reachable(graph, graph.getModuleInfo(id)?.importedIds ?? [], found)
  }
  return found
}

/** The slider of src/site/ui/slides and what draws on it are one chunk: it and its controls are of no use alone. */
function slides(graph: Graph, id: string, home: ReadonlySet<string>): string | null {
  if (home.has(id) || isLibrary(id)) return null
  const drawnOn = [...reachable(graph, [id], new Set(home))].filter((each) => !home.has(each))
  return drawnOn.some((each) => each.includes('/src/site/ui/slides/')) ? 'slides' : null
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/')
}
