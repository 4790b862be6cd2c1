import type { Plugin, Rolldown } from 'vite'
import { ChunkGraph } from './chunk-graph'
import { librariesFirst } from './libraries-first'
import { nodeOnlyModules } from './node-only-modules'

/**
 * Every page names its files by their hash, some of them many: the shortest hash that Rolldown supports saves the home
 * page some 200 bytes.
 */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

/**
 * Makes a client build produce the assets of the sites, in chunks by the given groups. The page that it builds is not
 * written, but passed to `keep` as the template of every merchant's pages.
 */
export function liveryPlugin(
  root: string,
  groups: Rolldown.CodeSplittingGroup[],
  keep: (template: string, chunks: ChunkGraph) => void,
): Plugin {
  let template = ''
  return {
    name: 'livery',
    apply: 'build',
    // After Vite's own plugin, which adds index.html to the bundle.
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups }, ...shortNames } } } }),
    generateBundle(_, bundle) {
      const leaked = nodeOnlyModules(root, new ChunkGraph(bundle).modules)
      if (leaked.length > 0) throw new Error(`These must not reach a browser: ${leaked.join(', ')}`)
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html')
      template = librariesFirst(String(page.source))
      delete bundle['index.html']
    },
    writeBundle(_, bundle) {
      keep(template, new ChunkGraph(bundle))
    },
  }
}
