import { build } from 'vite'

/**
 * Compiles the page renderer and its worker thread for Node into `folder`, which must be a new one each time because
 * Node caches imported modules.
 */
export async function buildPrerender(root: string, folder: string): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    // Everything is bundled, so that React and styled-components are production builds whatever the value of NODE_ENV.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { prerender: 'src/site/app/start/prerender.tsx', 'page-worker': 'src/tools/build/pages/page-worker.ts' },
        // Node treats .js files below node_modules as CommonJS.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
