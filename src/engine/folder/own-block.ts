import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { partPath } from '@/engine/schema/part-path'
import { builtBlocks } from '@/engine/schema/built-blocks'
import type { Refusal } from './folder-entry'
import { repository } from '@/engine/schema/repository'

/** Whether a file may be in the folder of the block `name`. */
export function isBlockFile(name: string, file: string): boolean {
  return /\.tsx?$/.test(file) || file === `${name}.schema.json`
}

/** Why the site was not built with the block in the folder `path` with these files; undefined when it was. */
export function whyNotBuilt(code: string, name: string, path: string, files: readonly string[]): Refusal | undefined {
  const lacking = [`${name}.schema.json`, `${name}.tsx`].find((file) => !files.includes(file))
  if (lacking !== undefined) return refusal(`has no ${lacking}`, `${name}.schema.json and ${name}.tsx`)
  const home = dirname(partPath('blocks', `${code}/${name}`, ''))
  const isHome = relative(join(repository, home), path) === ''
  if (!builtBlocks().has(`${code}/${name}`))
    return isHome
      ? refusal('is not in the site yet', 'npm run generate, which takes it in')
      : refusal('is not in the site, which is compiled with the blocks of its own folder merchants alone', home)
  if (isHome || files.every((file) => isSame(join(path, file), join(repository, home, file)))) return undefined
  return refusal(`differs from ${home}, which is what the site shows`, `the same files as in ${home}`)
}

function refusal(message: string, expected: string): Refusal {
  return { code: 'block-not-built', message, expected }
}

function isSame(file: string, other: string): boolean {
  try {
    return readFileSync(file).equals(readFileSync(other))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
