import { relative, sep } from 'node:path'

/**
 * Code of the server's side, the studio, and merchants' files as they are written, with what is not for browsers in
 * them. A merchant's own blocks are for its browsers.
 */
const nodeOnly = /^(merchants(?!\/[^/]+\/blocks\/[^/]+\/[^/]+\.tsx?$)|src\/(engine|sandbox|tools))\//

/** Those of the modules, given by absolute path, that must not be in a browser's bundle; relative to `root`. */
export function nodeOnlyModules(root: string, modules: readonly string[]): string[] {
  return modules.map((module) => relative(root, module).replaceAll(sep, '/')).filter((path) => nodeOnly.test(path))
}
