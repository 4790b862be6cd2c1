import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** dist/builds.json: which build the hashed files of a folder belong to, newest build first. */
export interface BuildsFile {
  readonly builds: readonly [BuildRecord, ...BuildRecord[]]
}

export interface BuildRecord {
  /** ISO time of the build. */
  readonly builtAt: string
  /** ISO time at which the next build replaced it; undefined for the newest. */
  readonly replacedAt?: string
  /**
   * Hashed files by path below the folder: all those of the newest build, and for an older one those that no later
   * build has.
   */
  readonly files: readonly string[]
}

export const buildsFileName = 'builds.json'

/** A page that is still open requests chunks of the build it came from. */
const mostBuilds = 20
const mostDays = 7

const day = 86_400_000

/** The record of the last build in a folder; undefined when there was none. */
export function readBuildsFile(folder: string): BuildsFile | undefined {
  const path = join(folder, buildsFileName)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildsFile) : undefined
}

/** The record after a build of `files`: builds that were replaced too long ago, or by too many others, are dropped. */
export function nextBuilds(last: BuildsFile | undefined, files: readonly string[], now: Date): BuildsFile {
  const current = new Set(files)
  const builtAt = now.toISOString()
  const [replaced, ...older] = last?.builds ?? []
  const kept = [...(replaced ? [{ ...replaced, replacedAt: builtAt }] : []), ...older]
    .map((build) => ({ ...build, files: build.files.filter((file) => !current.has(file)) }))
    .filter(({ files: left, replacedAt }) => left.length > 0 && isRecent(replacedAt, now))
    .slice(0, mostBuilds)
  return { builds: [{ builtAt, files: [...current].sort() }, ...kept] }
}

function isRecent(replacedAt: string | undefined, now: Date): boolean {
  return replacedAt !== undefined && now.getTime() - Date.parse(replacedAt) <= mostDays * day
}
