import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('../../../site/forms/rjsf/rjsf-registry.ts', import.meta.url))

/** Replaces RJSF's registry with one of only what our forms use: forms take 43.4 KB gzip instead of 59.4. */
export function leanRjsf(): Plugin {
  return {
    name: 'livery-lean-rjsf',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/getDefaultRegistry.js') && importer?.includes('/@rjsf/core/lib/') ? own : undefined,
  }
}
