import { build } from 'vite'

/**
 * Compiles what renders pages, and the thread that writes pages with it, for Node into `folder`: a new one
 * each time because Node keeps what it has imported.
 */
export async function buildPrerender(root: string, folder: string): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    // Everything is bundled, so that React and styled-components are the production builds whatever NODE_ENV says.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { prerender: 'src/site/app/start/prerender.tsx', 'page-worker': 'src/tools/build/page-worker.ts' },
        // Node takes .js below node_modules for CommonJS.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
