import type { Rolldown } from 'vite'

/** Blocks of the template's home page, which share chunks because they are too small for a request each. */
export interface HomeBlocks {
  /** Blocks of the first screen. */
  readonly first: readonly string[]
  /** Blocks below it, which hydrate later. */
  readonly lower: readonly string[]
}

/**
 * Modules that share a chunk, by its name. Each is too small for a request of its own, and the home page names every
 * chunk that a part of it may ask for. A group also takes what its modules import, unless an earlier one has it.
 */
const together: Readonly<Record<string, RegExp>> = {
  // What most pages, panels and dialogs draw with.
  parts:
    /\/src\/(site\/(i18n\/format|elements\/amount|session\/(pending-money|drafts)|ui\/(notices\/(empty-state|toast)|icons\/later-icons))|contract\/(money\/amount|generated\/later-icons|endpoints\/endpoint-rows))\.tsx?$/,
  pictures:
    /\/src\/(site\/(elements\/vendors\/vendor-name|ui\/loading\/(lazy-image|missing-pictures))|contract\/catalogue\/vendor-icon-code)\.tsx?$/,
  // What a block below the first screen shares with dialogs and panels: in that block's chunk, they would make dialogs
  // and panels load all of it.
  shared:
    /\/src\/site\/(ui\/(modals\/(use-modal|modal-frame|modal-parts|top-modal|use-movable|first-focus)|focus\/focus-in|view\/compact-space)|elements\/(age-mark|player\/concealed))\.tsx?$/,
  // What moves money draws on all these rows of the endpoint table.
  'money-rows': /\/src\/contract\/endpoints\/(agent|cash|point)-rows\.ts$/,
  inputs: /\/src\/site\/ui\/inputs\/(field-label|select-arrow|input)\.tsx?$/,
  choices: /\/src\/site\/ui\/(inputs\/(select|choices)|tabs)\.tsx$/,
  // What texts and amounts are typed with.
  typing:
    /\/src\/(site\/ui\/inputs\/(use-composed-input|use-outside-change)|contract\/text\/(ascii-digits|fold-text))\.ts$/,
  search: /\/src\/site\/ui\/inputs\/(search-input|search-debounce|prerendered-inputs)\.tsx?$/,
  'page-state':
    /\/src\/site\/(merchant\/(requested-search|pages\/lobby-pages)|ui\/(inputs\/early-choices|view\/(main-content|scroll-until-stable)))\.tsx?$/,
  // What pages with a list keep of it, and say where a guard stands.
  'page-lists': /\/src\/site\/(merchant\/pages\/(page-query|page-snapshots)\.ts|elements\/guard-notice\.tsx)$/,
  // What the listeners of every page share with what they load.
  heard:
    /\/src\/(site\/(merchant\/consent|session\/(consent-store|password-change|rest-of-day|other-tabs|oauth-answers|push-owner)|lib\/heard-signals)|contract\/site-data\/consent-asked)\.ts$/,
  // Lanes, lobbies and the winner board show games and vendors.
  games:
    /\/src\/(site\/(games\/(game-|games-|tile-|vendor-lanes|match-card|use-tiles|use-lobby-vendors|launch\/(use-launch|launch-card))[\w-]*|gateway\/games\/(games|vendor-lanes|favourite-games)|elements\/vendors\/(vendor-icon|vendor-picture)|ui\/rail-button))\.tsx?$/,
  'game-answers': /\/src\/contract\/generated\/answers\/(hotGames|gameList|vendorGameType|newGameVendors)\.js$/,
  footer: /\/src\/site\/(blocks\/site-footer\/footer-resources|elements\/social\/social-links)\.tsx$/,
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Which modules share a chunk, from what the template's home page shows. Every other component is a chunk of its own.
 * `entry` is the module that starts the site; `fileOf` returns the file of a block.
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
    // The entry keeps its own small chunk.
    { debugName: 'home', name: (id, graph) => (isAtHome(id, graph) ? 'home' : null), priority: 2 },
    ...Object.entries(together).map(([name, files]) => ({
      debugName: name,
      name: (id: string, graph: Graph) => (files.test(id) && !isAtHome(id, graph) ? name : null),
      priority: 2,
    })),
    { name: 'home-lower', test: (id) => lowerFiles.has(id), priority: 1 },
    { debugName: 'slides', name: (id, graph) => slides(graph, id, homeIn(graph)), priority: 0 },
  ]
}

/** The modules and all their transitive static imports. */
function reachable(graph: Graph, ids: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    reachable(graph, graph.getModuleInfo(id)?.importedIds ?? [], found)
  }
  return found
}

/**
 * The slider of src/site/ui/slides and the modules that use it are one chunk: the slider and its controls are useless
 * alone.
 */
function slides(graph: Graph, id: string, home: ReadonlySet<string>): string | null {
  if (home.has(id) || isLibrary(id)) return null
  const drawnOn = [...reachable(graph, [id], new Set(home))].filter((each) => !home.has(each))
  return drawnOn.some((each) => each.includes('/src/site/ui/slides/')) ? 'slides' : null
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/')
}
