import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Candidate paths of programs with these names, in the order of PATH and then `also`, whether or not they exist. */
export function programPaths(names: readonly string[], also: readonly string[] = []): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...also]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
