import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readBuildsFile } from '@/tools/build/builds-file'

/** Files that list every brand, and so change with a further one. */
const lists = ['builds.json', 'sites.json', 'nginx/http.conf']

/** Hashes of the files of a build by path, without files kept of earlier builds and those that list all brands. */
function filesOf(folder: string): Map<string, string> {
  const [, ...earlier] = readBuildsFile(folder)?.builds ?? []
  const kept = new Set(earlier.flatMap(({ files }) => files))
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const own = paths.filter((path) => !lists.includes(path) && !kept.has(path.replace(/\.(br|gz)$/, '')))
  return new Map(
    own.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  )
}

/** The differences between two builds. */
export function compareBuilds(before: string, after: string): { changed: string[]; added: string[] } {
  const [first, second] = [filesOf(before), filesOf(after)]
  return {
    changed: [...first].flatMap(([path, hash]) => (second.get(path) === hash ? [] : [path])),
    added: [...second.keys()].filter((path) => !first.has(path)),
  }
}
