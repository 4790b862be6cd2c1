import { resolve } from 'node:path'

/** The build that `npm test` makes first, or the one in BUILT_DIST. */
export const builtDist = resolve(process.env['BUILT_DIST'] ?? 'dist')
