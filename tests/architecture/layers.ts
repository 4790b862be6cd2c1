/** The order of architecture.md: imports run towards the start of this list only. Rooms of one line stand side by side. */
const browserLayers = [
  ['lib'],
  ['generated', 'field-rules'],
  ['theme', 'i18n', 'session'],
  ['gateway'],
  ['site'],
  ['elements'],
  ['flows'],
  ['forms', 'render'],
  ['blocks', 'dialogs', 'panels'],
  ['app'],
  ['main'],
  // Development only: the dev server names its entries, and nothing imports it.
  ['studio'],
]

const nodeLayers = [['schema'], ['engine'], ['build', 'serve', 'sandbox'], ['studio/server'], ['cli']]

export const nodeRooms = nodeLayers.flat()

/** Of what is generated, ui needs the names and drawings of the icons. */
const belowUi = ['lib', 'generated', 'theme', 'i18n', 'ui']

/** Room of src a path stands in; for a file directly in src, its name. A merchant's own block is a block. */
export function roomOf(path: string): string {
  if (path.startsWith('merchants/')) return 'blocks'
  if (path.startsWith('src/studio/server/')) return 'studio/server'
  return path.split('/')[1]?.replace(/\.tsx?$/, '') ?? ''
}

const rank = (layers: readonly string[][], room: string): number => layers.findIndex((layer) => layer.includes(room))

/** Why a browser file in one room may not import from another; undefined when it may. */
export function climb(from: string, to: string): string | undefined {
  if (nodeRooms.includes(to)) return `${to} is Node code`
  if (from === 'ui') return belowUi.includes(to) ? undefined : `ui imports ${belowUi.join(', ')} alone`
  if (to === 'ui')
    return rank(browserLayers, from) > rank(browserLayers, 'theme') ? undefined : `${from} stands below ui`
  return climbIn(browserLayers, from, to)
}

/** Why a Node file in one room may not import from another room of Node code; undefined when it may. */
export function climbOnNode(from: string, to: string): string | undefined {
  return climbIn(nodeLayers, from, to)
}

function climbIn(layers: readonly string[][], from: string, to: string): string | undefined {
  const [low, high] = [rank(layers, to), rank(layers, from)]
  if (low < 0 || high < 0) return `no room is named ${high < 0 ? from : to}`
  return low <= high ? undefined : `${to} stands above ${from}`
}
