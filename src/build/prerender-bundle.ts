import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sharedI18n } from './shared-i18n'
import type { PrerenderHome } from './write-sites'

/**
 * Compiles the application for Node into `folder`, a new one each time because Node keeps what it has imported,
 * and gives back what renders the home page there.
 */
export async function buildPrerender(root: string, folder: string): Promise<PrerenderHome> {
  await build({
    root,
    logLevel: 'error',
    plugins: [sharedI18n()],
    // Everything is bundled, so that React and styled-components are the production builds whatever NODE_ENV says.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      // Node takes .js below node_modules for CommonJS.
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  const module = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as { prerenderHome: PrerenderHome }
  return module.prerenderHome
}
