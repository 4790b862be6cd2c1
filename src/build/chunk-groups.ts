import type { Rolldown } from 'vite'

/** Blocks of home pages, which travel together: they are too small for a request each. */
export interface HomeBlocks {
  /** Those of a first screen. */
  readonly first: readonly string[]
  /** Those below it, which come to life later. */
  readonly lower: readonly string[]
}

/** What a block below the first screen shares with dialogs and panels: in its chunk, they would bring all of that along. */
const sharedFiles =
  /\/src\/(ui\/(use-modal|modal-frame|modal-parts|top-modal|use-movable|first-focus|focus-in|compact-space)|elements\/(age-mark|concealed))\.tsx?$/

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Which modules share a chunk, from what home shows. Every other part is a chunk of its own. `entry` is the module
 * that starts the site; `fileOf` gives the file of a block.
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
    { debugName: 'ui', name: (id, graph) => uiFolder(graph, id, homeIn(graph)), priority: 0 },
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

/** What lies in a folder of src/ui, and what draws on it, is one chunk: the slider and its controls are of no use alone. */
function uiFolder(graph: Graph, id: string, home: ReadonlySet<string>): string | null {
  if (home.has(id) || isLibrary(id)) return null
  const folders = [...reachable(graph, [id], new Set(home))].filter((each) => !home.has(each)).map(folderOfUi)
  return folders.find((name) => name !== undefined) ?? null
}

function folderOfUi(id: string): string | undefined {
  return /\/src\/ui\/([^/]+)\//.exec(id)?.[1]
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/')
}
