import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { TextsByPart } from '@/engine/resolved/texts-by-part'
import type { Policy } from '@/tools/serve/security-headers'
import type { CompiledApps } from '@/tools/build/compile/compile-app'
import type { LanguageContent } from '@/tools/build/content/site-content'
import type { BrandFile } from './first-view'
import type { PageSource } from './site-document'

export interface PageSettings {
  /** Folders of the build and of the previous one. */
  readonly out: string
  readonly last: string
  /** URL of the module that renders pages. */
  readonly prerender: string
  readonly apps: CompiledApps
}

export interface PageJob {
  /** Folder of the documents below that of the build: the brand's code, and the language if it has a folder of its own. */
  readonly folder: string
  /** Key of the application that the pages start. */
  readonly app: string
  /** In one language, which is its default one. Contains only the brand's own texts. */
  readonly source: PageSource
  /** The texts that the brand's own are merged over. */
  readonly base: Pick<TextsByPart, 'byPart' | 'texts'>
  /** Legal documents as readers of the language see them: the JSON of their files, by path. */
  readonly legal: Readonly<Record<string, string>>
  /** Of a build with content. */
  readonly content?: LanguageContent
}

/** A job as sent to a thread: shared texts are included only the first time the thread needs them. */
export interface PageTask extends Omit<PageJob, 'base'> {
  readonly base: Pick<TextsByPart, 'byPart'> & Partial<Pick<TextsByPart, 'texts'>>
}

/** The result of writing a merchant's pages in one language. */
export interface WrittenPages {
  readonly policy: Policy
  /** The file with the merchant's data that the pages do not contain, the same in all languages. */
  readonly rest: BrandFile
  /** Hash of the documents' content. */
  readonly documentsHash: string
  /** Hash of what each page shows, by its path. */
  readonly contents: Readonly<Record<string, string>>
}

export interface PageAnswer extends WrittenPages {
  readonly folder: string
}

interface Waiting {
  readonly resolve: (pages: WrittenPages) => void
  readonly reject: (error: unknown) => void
}

/** Heap for short-lived objects: with this V8 collects once for some 10 pages, not after each. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 }

/**
 * A worker thread that renders and writes the documents of merchants, so that every core is used. It starts with its
 * first job.
 */
export class PageThread {
  readonly #start: () => Worker
  #worker: Worker | undefined
  readonly #waiting = new Map<string, Waiting>()
  readonly #sent = new Set<string>()

  constructor(module: URL, settings: PageSettings) {
    this.#start = () =>
      new Worker(module, { workerData: settings, execArgv: [], resourceLimits })
        .on('message', ({ folder, ...pages }: PageAnswer) => {
          this.#waiting.get(folder)?.resolve(pages)
          this.#waiting.delete(folder)
        })
        .on('error', (error) => this.#waiting.forEach(({ reject }) => reject(error)))
  }

  /** Resolves when the pages are written. */
  write(job: PageJob): Promise<WrittenPages> {
    const worker = (this.#worker ??= this.#start())
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.folder, { resolve, reject })
      worker.postMessage(this.#task(job))
    })
  }

  #task({ base: { byPart, texts }, ...job }: PageJob): PageTask {
    const isKnown = this.#sent.has(byPart)
    this.#sent.add(byPart)
    return { ...job, base: isKnown ? { byPart } : { byPart, texts } }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }
}

/** A thread needs a third of a second to warm up, which pays off from this many merchants. */
const merchantsPerThread = 8

export function startThreads(merchants: number, module: URL, settings: PageSettings): PageThread[] {
  const length = Math.min(availableParallelism(), Math.ceil(merchants / merchantsPerThread))
  return Array.from({ length }, () => new PageThread(module, settings))
}
