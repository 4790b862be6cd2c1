import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuiltin } from 'node:module'
import { readImports } from '@tests/architecture/read-imports'

const endings = ['', '.ts', '.tsx', '.js', '.json']

/** The modules that are started or required by other means than an import statement, as the code writes them. */
const workers = /new URL\('(\.\/[^']+\.js)', import\.meta\.url\)/g
const required = /createRequire\(import\.meta\.url\)\('([^']+)'\)/g

/**
 * The packages that the entries import at run time, directly or through other files of the project, with the first file
 * that does. What is imported for its types alone is not among them.
 */
export function runningPackages(entries: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!/\.[jt]sx?$/.test(file)) continue
    const code = readFileSync(file, 'utf8')
    for (const { specifier, to, typeOnly } of readImports(file)) {
      if (typeOnly) continue
      if (to === undefined) add(specifier, file)
      else waiting.push(fileAt(to, file))
    }
    for (const [, path = ''] of code.matchAll(workers)) waiting.push(join(dirname(file), path))
    for (const [, specifier = ''] of code.matchAll(required)) add(specifier, file)
  }
  return packages

  function add(specifier: string, file: string): void {
    if (isBuiltin(specifier)) return
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
    if (!packages.has(name)) packages.set(name, file)
  }
}

/** The file that an import without an ending names. */
function fileAt(path: string, importer: string): string {
  const found = endings.map((ending) => path + ending).find((each) => existsSync(each) && statSync(each).isFile())
  if (found === undefined) throw new Error(`${importer} imports ${path}, which is no file`)
  return found
}
