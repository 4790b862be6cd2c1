import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { encodings } from '@/tools/serve/content-encoding'
import { nginxFiles, pidFileName } from '@/tools/serve/nginx/nginx-files'
import { readSitesFile } from '@/tools/serve/sites-file'
import type { BuildFolder } from './build-folder'
import { buildsFileName, nextBuilds, readBuildsFile } from './builds-file'

interface FinishOptions {
  readonly now?: Date
  /** Whether all brands share a script, by its name: then it gets the best compression. */
  readonly isShared?: (name: string) => boolean
}

/**
 * Completes a folder that has the scripts and the sites: adds compressed copies of the scripts, the nginx
 * configuration, and the hashed files of earlier builds in `last`, which pages that are still open request.
 */
export async function finishBuild(
  folder: BuildFolder,
  last: string,
  { now = new Date(), isShared = () => true }: FinishOptions = {},
): Promise<void> {
  const scripts = readdirSync(join(folder.path, 'assets')).filter((name) => !isText(name) && !isCopy(name))
  for (const name of scripts) await folder.adopt(`assets/${name}`, isShared(name) ? 'best' : 'fast')
  for (const [name, text] of Object.entries(nginxFiles(readSitesFile(folder.path)))) await folder.write(name, text)
  // Keeps the pid file, so that an nginx that serves the last build serves this one from now on and can still be
  // stopped.
  folder.link(pidFileName, join(last, pidFileName))
  await folder.settled()
  const builds = nextBuilds(readBuildsFile(last), hashedFiles(folder.path), now)
  const [, ...earlier] = builds.builds
  for (const name of earlier.flatMap(({ files }) => files)) folder.link(name, join(last, name))
  await folder.write(buildsFileName, JSON.stringify(builds, null, 2), 'none')
  await folder.settled()
}

/** Files with a content hash in their name, without their compressed copies. */
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

/** JSON files were already written with their compressed copies. */
function isText(name: string): boolean {
  return name.endsWith('.json')
}
