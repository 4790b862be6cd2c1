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
  /** Addresses of the scripts that a block needs besides those of every page, by the block's name. */
  readonly blockScripts: Readonly<Record<string, readonly string[]>>
  readonly integrity: Integrity
  /** Stands for all of it. */
  readonly hash: string
}

/** By the merchants whose own blocks are in it; of most brands those are none, and the key is empty. */
export type CompiledApps = Readonly<Record<string, CompiledApp>>

/** Key of `CompiledApps`. */
export function appKey(owners: readonly string[]): string {
  return owners.join('+')
}

export interface CompileOptions {
  /** Folder of the project. */
  readonly root: string
  /** Where the modules go that render pages. */
  readonly cache: string
  /** Where the scripts go. */
  readonly out: string
  /** Merchants with blocks of their own: each set of them that a brand needs together. */
  readonly ownerSets: readonly (readonly string[])[]
}

export const compiledFileName = 'apps.json'

/**
 * Compiles the application: for browsers into `out`, and what renders pages into `cache`. A process of its own does
 * it, because Vite keeps 400 MB until its process ends.
 */
export async function compileApp(options: CompileOptions): Promise<CompiledApps> {
  const compiler = fork(fileURLToPath(new URL('./app-compiler.ts', import.meta.url)), [JSON.stringify(options)])
  const [exitCode] = (await once(compiler, 'exit')) as [number | null]
  if (exitCode !== 0) throw new Error('The application could not be compiled.')
  return JSON.parse(readFileSync(join(options.cache, compiledFileName), 'utf8')) as CompiledApps
}

/** Addresses of the modules that `compileApp` left in `cache`. */
export function prerenderModules(cache: string): { worker: URL; prerender: URL } {
  const at = (name: string) => pathToFileURL(join(cache, `${name}.mjs`))
  return { worker: at('page-worker'), prerender: at('prerender') }
}
