import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureReactRouter } from './src/build/pure-calls.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const libraries =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|html-parse-stringify|use-sync-external-store|styled-components|stylis|@emotion|swr|dequal)\//

/** What frames every page, and what stands on most home pages. The slider's own code follows the first banner. */
const homeBlocks =
  /\/src\/blocks\/(site-header\/(?!signed-in|account-|balance|player-|points|use-positive)|side-menu\/(?!player-rank|side-promotions)|bottom-bar|banner-slider\/(?!slider\.|carousel-controls|controls-layout)|card-grid|vendor-strip)/

/** Of little size, and drawn by so many parts that each would be a request of every page. */
const nearlyEverywhere = /\/src\/ui\/(button|button-look|spinner|failed-notice)\./

/** What stands below the first screen of most home pages. */
const lowerBlocks =
  /\/src\/blocks\/(site-footer\/(?!footer-resources|resource-)|call-to-action|responsible-play\/(?!session-time))/

/** A home page waits for few scripts: its blocks are too small for a request each. Every other part is a chunk of its own. */
const groups = [
  { name: 'libraries', test: libraries, priority: 2 },
  { name: 'home', test: (id: string) => homeBlocks.test(id) || nearlyEverywhere.test(id), priority: 1 },
  { name: 'home-lower', test: lowerBlocks, priority: 1 },
  {
    name: 'slider',
    test: /\/src\/(ui\/slides\/slider|blocks\/banner-slider\/(carousel-controls|controls-layout))\./,
    priority: 1,
  },
  // With all that it draws on: several forms share it, none owns it.
  { name: 'rule-form', test: /\/src\/forms\/rule-form\./, priority: 0 },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pureReactRouter()],
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: here('src') },
      // The package's entry names its development build, for production too.
      { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: here('src/lib/use-sync-external-store.ts'),
      },
      { find: 'markdown-to-jsx/react', replacement: here('src/forms/markdown-stub.ts') },
      { find: /^@x0k\/json-schema-merge(\/lib\/array)?$/, replacement: here('src/forms/merge-stub.ts') },
    ],
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
