/** The order of architecture.md: imports run towards the start of this list only. */
const layers = [
  ['lib'],
  ['generated'],
  ['theme', 'i18n', 'session'],
  ['gateway'],
  ['site'],
  ['forms', 'render'],
  ['blocks', 'dialogs', 'panels'],
  ['app'],
  ['main'],
  // Development only: the dev server names its entries, and nothing imports it.
  ['studio'],
]

export const nodeFolders = ['merchants', 'cli', 'build', 'sandbox']

/** Of what is generated, ui needs the names and drawings of the icons. */
const belowUi = ['lib', 'generated', 'theme', 'i18n', 'ui']

/** Folder of src a path stands in; for a file directly in src, its name. A merchant's own block is a block. */
export const folderOf = (path: string): string =>
  path.startsWith('merchants/') ? 'blocks' : (path.split('/')[1]?.replace(/\.tsx?$/, '') ?? '')

const rank = (folder: string): number => layers.findIndex((layer) => layer.includes(folder))

/** Why a browser file in one folder may not import from another; undefined when it may. */
export function climb(from: string, to: string): string | undefined {
  if (nodeFolders.includes(to)) return `${to} is Node code`
  if (from === 'ui') return belowUi.includes(to) ? undefined : `ui imports ${belowUi.join(', ')} alone`
  if (to === 'ui') return rank(from) > rank('theme') ? undefined : `${from} stands below ui`
  if (rank(from) < 0 || rank(to) < 0) return `no layer is named ${rank(from) < 0 ? from : to}`
  return rank(to) <= rank(from) ? undefined : `${to} stands above ${from}`
}
