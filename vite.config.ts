import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noPrefixes } from './src/tools/build/compile/no-prefixes.ts'
import { leanPreload } from './src/tools/build/compile/lean-preload.ts'
import { leanRjsf } from './src/tools/build/compile/lean-rjsf.ts'
import { pureReactRouter } from './src/tools/build/compile/pure-calls.ts'
import { shortComponentIds } from './src/tools/build/compile/short-component-ids.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [react(), pureReactRouter(), noPrefixes(), leanPreload(), leanRjsf(), shortComponentIds()],
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: here('src') },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: here('src/site/lib/use-sync-external-store.ts'),
      },
    ],
  },
  // Class names come from the file and not from the order in which modules run, which differs between
  // the page that was rendered in advance and the one that the browser renders over it.
  oxc: { plugins: { styledComponents: { displayName: command === 'serve', fileName: false, ssr: true } } },
  publicDir: false,
  build: {
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page starts with is there: to list it at each part costs home a hundred bytes.
      resolveDependencies: (_, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || !/\/(?:libraries|rolldown-runtime)-/.test(file)),
    },
  },
}))
