import type { Plugin } from 'vite'

/**
 * Removes the vendor prefixer of styled-components, which is only used inside a StyleSheetManager that enables
 * prefixes; current browsers need none. Saves 1.3 KB gzip.
 */
export function noPrefixes(): Plugin {
  return {
    name: 'no-prefixes',
    transform: {
      filter: { id: /\/node_modules\/stylis\/src\/Prefixer\.js$/ },
      handler: () => ({ code: 'export function prefix() {}', map: null }),
    },
  }
}
