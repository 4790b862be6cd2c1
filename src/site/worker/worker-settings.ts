/** What the build writes in front of the service worker's code. */
export interface WorkerSettings {
  /** Changes with every release, and so does the worker: the new one takes over at the next visit. */
  readonly release: string
  /** Where the brand keeps its site for when there is no connection. */
  readonly offline?: OfflineSettings
  /** Where the brand sends notifications. */
  readonly push?: PushSettings
}

export interface OfflineSettings {
  /** Address of the document that can show any page, since it belongs to none. */
  readonly shell: string
  /** Addresses of the texts without which that document shows nothing: those of its own, the default language. */
  readonly texts: readonly string[]
  /** Beginnings of the addresses of calls whose answers are the same for every visitor. */
  readonly calls: readonly string[]
  /** First parts of the paths that are no pages. */
  readonly folders: readonly string[]
}

export interface PushSettings {
  /** Name of the brand. */
  readonly name: string
  /** Path of the brand's icon. */
  readonly icon: string
  /** What is said of a notification that cannot be read, by BCP 47 locale. Of other languages the first one is. */
  readonly unread: Readonly<Record<string, string>>
  /** Where a renewed subscription is told, and the headers of that call. */
  readonly renew: { readonly address: string; readonly headers: Readonly<Record<string, string>> }
}

/** What a page asks its worker to keep: the files that it had loaded before the worker was there. */
export interface KeepMessage {
  readonly type: 'keep'
  readonly pages: readonly string[]
  readonly parts: readonly string[]
}

/** What the worker asks a page: to show the address that a notification leads to. */
export interface ShowMessage {
  readonly type: 'show'
  /** Path of a page of this site, with query and fragment. */
  readonly path: string
}

/** Names of all caches begin with this. */
export const cachePrefix = 'livery-'
