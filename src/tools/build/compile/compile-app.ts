import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Integrity } from './integrity'

/** What the merchants' pages are made from. */
export interface CompiledApp {
  /** index.html with the names of its scripts. */
  readonly template: string
  /** URLs of the scripts that a block needs in addition to those of every page, by block name. */
  readonly blockScripts: Readonly<Record<string, readonly string[]>>
  /** URLs of the scripts that HTML from the server needs to be shown, in addition to those of every page. */
  readonly articleScripts: readonly string[]
  readonly integrity: Integrity
  /** A hash of all of this. */
  readonly hash: string
}

/** Keyed by the merchants whose own blocks are included; for most brands those are none, and the key is empty. */
export type CompiledApps = Readonly<Record<string, CompiledApp>>

/** Key of `CompiledApps`. */
export function appKey(owners: readonly string[]): string {
  return owners.join('+')
}

export interface CompileOptions {
  /** Folder of the project. */
  readonly root: string
  /** Output folder of the modules that render pages. */
  readonly cache: string
  /** Output folder of the scripts. */
  readonly out: string
  /** The distinct sets of merchants with own blocks that some brand needs together. */
  readonly ownerSets: readonly (readonly string[])[]
}

export const compiledFileName = 'apps.json'

/**
 * Compiles the application: for browsers into `out`, and the modules that render pages into `cache`. Runs in a child
 * process, because Vite keeps 400 MB until its process ends.
 */
export async function compileApp(options: CompileOptions): Promise<CompiledApps> {
  const compiler = fork(fileURLToPath(new URL('./app-compiler.ts', import.meta.url)), [JSON.stringify(options)])
  const [exitCode] = (await once(compiler, 'exit')) as [number | null]
  if (exitCode !== 0) throw new Error('The application could not be compiled.')
  return JSON.parse(readFileSync(join(options.cache, compiledFileName), 'utf8')) as CompiledApps
}

/** URLs of the modules that `compileApp` wrote into `cache`. */
export function prerenderModules(cache: string): { worker: URL; prerender: URL } {
  const at = (name: string) => pathToFileURL(join(cache, `${name}.mjs`))
  return { worker: at('page-worker'), prerender: at('prerender') }
}
