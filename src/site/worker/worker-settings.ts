/** What the build writes in front of the service worker's code. */
export interface WorkerSettings {
  /** Changes with every release, and so does the worker: the new one takes over at the next visit. */
  readonly release: string
  /** Address of the document that can show any page, since it belongs to none. */
  readonly shell: string
  /** Beginnings of the addresses of calls whose answers are the same for every visitor. */
  readonly calls: readonly string[]
  /** First parts of the paths that are no pages. */
  readonly folders: readonly string[]
}

/** What a page asks its worker to keep: the files that it had loaded before the worker was there. */
export interface KeepMessage {
  readonly type: 'keep'
  readonly pages: readonly string[]
  readonly parts: readonly string[]
}

/** Names of all caches begin with this. */
export const cachePrefix = 'livery-'
