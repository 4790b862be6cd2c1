import { resolve } from 'node:path'

/** The build that `npm test` makes first, or the one that BUILT_DIST names. */
export const builtDist = resolve(process.env['BUILT_DIST'] ?? 'dist')
