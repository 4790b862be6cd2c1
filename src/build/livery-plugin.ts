import type { Plugin } from 'vite'
import { ChunkGraph } from './chunk-graph'
import { nodeOnlyModules } from './node-only-modules'
import type { SiteWriter } from './write-sites'

/**
 * Makes a client build into sites: the page it built becomes the template of every merchant's pages,
 * which `write` puts beside the shared assets.
 */
export function liveryPlugin(root: string, write: SiteWriter): Plugin {
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
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder')
      await write(dir, template, new ChunkGraph(bundle))
    },
  }
}
