import type { Plugin } from 'vite'
import { ChunkGraph } from './chunk-graph'
import { nodeOnlyModules } from './node-only-modules'

/**
 * Makes a client build into sites: the page it built becomes the template of every merchant's pages,
 * which `write` puts beside the shared assets.
 */
export function liveryPlugin(root: string, write: (template: string, chunks: ChunkGraph) => Promise<void>): Plugin {
  let template = ''
  return {
    name: 'livery',
    apply: 'build',
    // Vite's own plugin puts index.html into the bundle.
    enforce: 'post',
    generateBundle(_, bundle) {
      const leaked = nodeOnlyModules(root, new ChunkGraph(bundle).modules)
      if (leaked.length > 0) throw new Error(`These must not reach a browser: ${leaked.join(', ')}`)
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no index.html')
      template = String(page.source)
      delete bundle['index.html']
    },
    async writeBundle(_, bundle) {
      await write(template, new ChunkGraph(bundle))
    },
  }
}
