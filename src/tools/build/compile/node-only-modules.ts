import { relative, sep } from 'node:path'

/**
 * Code of the server and the studio, and merchants' source files, which contain server-only values. A merchant's own
 * blocks are for browsers.
 */
const nodeOnly = /^(merchants(?!\/[^/]+\/blocks\/[^/]+\/[^/]+\.tsx?$)|src\/(engine|sandbox|tools))\//

/** The modules, given by absolute path, that must not be in a browser bundle; the result is relative to `root`. */
export function nodeOnlyModules(root: string, modules: readonly string[]): string[] {
  return modules.map((module) => relative(root, module).replaceAll(sep, '/')).filter((path) => nodeOnly.test(path))
}
