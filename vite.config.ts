import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store|styled-components|stylis|@emotion|swr|dequal)\//

/** What frames every page, and what stands on most home pages. The slider's own code follows the first banner. */
const homeBlocks =
  /\/src\/blocks\/(site-header|side-menu|site-footer|bottom-bar|banner-slider\/(?!slider\.ts)|card-grid|vendor-strip|call-to-action|text-section)/

/** A home page waits for few scripts: its blocks are too small for a request each. Every other part is a chunk of its own. */
const groups = [
  { name: 'libraries', test: libraries, priority: 2 },
  { name: 'home', test: homeBlocks, priority: 1 },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      'markdown-to-jsx/react': fileURLToPath(new URL('src/forms/markdown-stub.ts', import.meta.url)),
      '@x0k/json-schema-merge/lib/array': fileURLToPath(new URL('src/forms/merge-stub.ts', import.meta.url)),
      '@x0k/json-schema-merge': fileURLToPath(new URL('src/forms/merge-stub.ts', import.meta.url)),
    },
  },
  // Class names come from the file and not from the order in which modules run, which differs between
  // the page that was rendered in advance and the one that the browser renders over it.
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: false, ssr: true } } },
  publicDir: false,
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild === true ? {} : { output: { codeSplitting: { groups } } },
  },
}))
