import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodings } from '@/tools/serve/content-encoding'
import { nginxFiles, pidFileName } from '@/tools/serve/nginx-files'
import { readSitesFile } from '@/tools/serve/sites-file'
import type { BuildFolder } from './build-folder'
import { buildsFileName, nextBuilds, readBuildsFile } from './builds-file'

interface FinishOptions {
  readonly now?: Date
  /** Whether all brands share a script, by its name: it is compressed as well as can be then. */
  readonly isShared?: (name: string) => boolean
}

/**
 * Completes a folder that holds the scripts and the sites: compressed copies of the scripts, the nginx
 * configuration, and the hashed files of earlier builds in `last`, which pages that are still open ask for.
 */
export async function finishBuild(
  folder: BuildFolder,
  last: string,
  { now = new Date(), isShared = () => true }: FinishOptions = {},
): Promise<void> {
  const scripts = readdirSync(join(folder.path, 'assets')).filter((name) => !isText(name) && !isCopy(name))
  for (const name of scripts) await folder.adopt(`assets/${name}`, isShared(name) ? 'best' : 'fast')
  for (const [name, text] of Object.entries(nginxFiles(readSitesFile(folder.path)))) await folder.write(name, text)
  // An nginx that serves the last build serves this one from now on, and is still ended by its pid.
  folder.link(pidFileName, join(last, pidFileName))
  await folder.settled()
  const builds = nextBuilds(readBuildsFile(last), hashedFiles(folder.path), now)
  const [, ...earlier] = builds.builds
  for (const name of earlier.flatMap(({ files }) => files)) folder.link(name, join(last, name))
  await folder.write(buildsFileName, JSON.stringify(builds, null, 2), 'none')
  await folder.settled()
}

/** Files whose names carry a hash of what they hold, without their compressed copies. */
function hashedFiles(folder: string): string[] {
  const filesOf = (name: string) => {
    const path = join(folder, name)
    return existsSync(path) ? readdirSync(path).map((file) => `${name}/${file}`) : []
  }
  const brands = readdirSync(folder).map((name) => `${name}/brand`)
  return ['assets', ...brands].flatMap(filesOf).filter((name) => !isCopy(name))
}

function isCopy(name: string): boolean {
  return encodings.some(([, ending]) => name.endsWith(ending))
}

/** Written with its copies by then. */
function isText(name: string): boolean {
  return name.endsWith('.json')
}
