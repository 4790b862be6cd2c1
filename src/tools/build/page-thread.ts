import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { TextsByPart } from '@/engine/resolved/texts-by-part'
import type { Policy } from '@/tools/serve/security-headers'
import type { CompiledApps } from './compile-app'
import type { PageSource } from './site-document'

export interface PageSettings {
  /** Folder of the build, and of the one before it. */
  readonly out: string
  readonly last: string
  /** Address of the module that renders pages. */
  readonly prerender: string
  readonly apps: CompiledApps
}

export interface PageJob {
  readonly code: string
  /** Key of the application that the pages start. */
  readonly app: string
  /** With the brand's own texts alone. */
  readonly source: PageSource
  /** The texts that they lie over. */
  readonly base: Pick<TextsByPart, 'byPart' | 'texts'>
}

/** A job as a thread is sent it: the texts that brands share with the first that needs them alone. */
export interface PageTask extends Omit<PageJob, 'base'> {
  readonly base: Pick<TextsByPart, 'byPart'> & Partial<Pick<TextsByPart, 'texts'>>
}

/** What was written. */
export interface WrittenPages {
  readonly policy: Policy
  /** Address of the merchant's data beyond what the pages hold. */
  readonly rest: string
  /** Stands for what the documents say. */
  readonly documentsHash: string
}

export interface PageAnswer extends WrittenPages {
  readonly code: string
}

interface Waiting {
  readonly resolve: (pages: WrittenPages) => void
  readonly reject: (error: unknown) => void
}

/** Room for what a page leaves behind: V8 looks through it once for some 10 pages, not after each. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 }

/** A thread that renders and writes the documents of merchants, so that every core works. It starts with the first. */
export class PageThread {
  readonly #start: () => Worker
  #worker: Worker | undefined
  readonly #waiting = new Map<string, Waiting>()
  readonly #sent = new Set<string>()

  constructor(module: URL, settings: PageSettings) {
    this.#start = () =>
      new Worker(module, { workerData: settings, execArgv: [], resourceLimits })
        .on('message', ({ code, ...pages }: PageAnswer) => {
          this.#waiting.get(code)?.resolve(pages)
          this.#waiting.delete(code)
        })
        .on('error', (error) => this.#waiting.forEach(({ reject }) => reject(error)))
  }

  /** Resolves when the pages are written. */
  write(job: PageJob): Promise<WrittenPages> {
    const worker = (this.#worker ??= this.#start())
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.code, { resolve, reject })
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

/** A thread takes a third of a second until it renders quickly, which pays for so many merchants. */
const merchantsPerThread = 8

export function startThreads(merchants: number, module: URL, settings: PageSettings): PageThread[] {
  const length = Math.min(availableParallelism(), Math.ceil(merchants / merchantsPerThread))
  return Array.from({ length }, () => new PageThread(module, settings))
}
