import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Hand-written files below a folder, as paths from the root of the repository. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^src\/(contract|site)\/generated\//.test(path))
    .sort()
}

export const isCode = (path: string): boolean => /\.[jt]sx?$/.test(path)

export const isTest = (path: string): boolean => /\.(test|stories)\.tsx?$/.test(path)
