import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSitesFile, type SitesFile } from '@/tools/serve/sites-file'
import type { BuildFolder } from './build-folder'
import { readBuildsFile } from './builds-file'
import { appKey, type CompiledApps } from './compile/compile-app'
import { integrityOf } from './compile/integrity'

/** The brands to be kept start different scripts than those just compiled. */
export class OtherBuildError extends Error {}

/** The scripts for all brands that are missing or different in the build in `last`. */
export function otherScripts(apps: CompiledApps, last: string): string[] {
  const before = integrityOf(last)
  return Object.entries(apps[appKey([])]?.integrity ?? {}).flatMap(([address, hash]) =>
    before[address] === hash ? [] : [address],
  )
}

/**
 * Links the files of every brand but `codes` from the build in `last`: documents, brand files, their scripts and texts,
 * and folders for static hosts. Files that it keeps of earlier builds are left to `finishBuild`.
 */
export function linkOthers(folder: BuildFolder, last: string, codes: readonly string[]): void {
  const others = Object.keys(readSitesFile(last).merchants).filter((code) => !codes.includes(code))
  const isOfOthers = (name: string) => name.startsWith('assets/') || others.some((code) => name.startsWith(`${code}/`))
  const hashed = readBuildsFile(last)?.builds[0].files ?? []
  for (const name of hashed.filter(isOfOthers)) {
    if (existsSync(join(folder.path, name))) continue
    // `finishBuild` adds the compressed copies of scripts.
    if (name.endsWith('.js')) folder.linkOne(name, join(last, name))
    else folder.link(name, join(last, name))
  }
  for (const code of others) {
    for (const name of filesIn(join(last, code), (path) => !path.startsWith('brand/')))
      folder.linkOne(`${code}/${name}`, join(last, code, name))
    for (const name of filesIn(join(last, 'static', code)))
      folder.linkOne(`static/${code}/${name}`, join(last, 'static', code, name))
  }
}

function filesIn(folder: string, isMeant: (path: string) => boolean = () => true): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(isMeant)
}

/** The sites of a build merged with those of the last one, sorted by code. */
export function withOthers(sites: SitesFile, last: SitesFile): SitesFile {
  const byName = <T>(entries: Record<string, T>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
  const isOfOther = (code: string) => !(code in sites.merchants)
  const hosts = Object.entries(last.hosts)
  const taken = hosts.find(([host, code]) => isOfOther(code) && host in sites.hosts)
  if (taken !== undefined) throw new HostTakenError(...taken)
  const stay = hosts.filter(([host, code]) => isOfOther(code) || host in sites.hosts)
  return {
    hosts: { ...Object.fromEntries(stay), ...sites.hosts },
    merchants: byName({ ...last.merchants, ...sites.merchants }),
    neutral: sites.neutral,
  }
}

/** A host of the brands just built belongs to another brand in the build that is kept. */
export class HostTakenError extends Error {
  constructor(host: string, code: string) {
    super(`${host} is a host of ${code} in the build that is there`)
  }
}
