import type { Plugin } from 'vite'

/**
 * Leaves out what writes vendor prefixes: styled-components brings it along and uses it only within a
 * StyleSheetManager that asks for prefixes, which browsers of our time do without. 1.3 KB gzip.
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
