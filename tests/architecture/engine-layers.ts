/**
 * The folders of src/engine, the lowest layer first: imports may only go towards the start of this list. Folders on one
 * line are in the same layer and may not import each other.
 */
export const engineLayers = [
  ['memo'],
  ['schema', 'color'],
  ['names', 'finding', 'reference'],
  ['dtcg'],
  ['folder'],
  ['merge', 'legal', 'packs'],
  ['notes'],
  ['resolved'],
  ['checks'],
  ['checker'],
  ['format', 'list', 'explain', 'why', 'editor'],
  ['migrate'],
  ['migrations'],
  ['fix', 'diff', 'new-brand', 'import-tokens', 'translation'],
  // For tests only.
  ['testing'],
]

export const engineFolders = engineLayers.flat()

/** The engine folder of a path; for a file at the root of the engine, the name of the file. */
export function engineFolderOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/** The reason why a file in one folder of the engine may not import from another; undefined when it may. */
export function climbInEngine(from: string, to: string): string | undefined {
  if (from === to) return undefined
  const rank = (folder: string) => engineLayers.findIndex((layer) => layer.includes(folder))
  if (rank(from) < 0 || rank(to) < 0) return `no layer names the folder ${rank(from) < 0 ? from : to}`
  return rank(to) < rank(from) ? undefined : `${to} does not stand below ${from}`
}
