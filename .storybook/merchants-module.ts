import { execFile } from 'node:child_process'
import { readFileSync, utimesSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { BrandFile, StoryMerchants } from './story-merchants'

const name = 'virtual:merchants'
const id = `\0${name}`

const merchantsFolder = resolve(process.env['MERCHANTS_DIR'] ?? 'merchants')

/** The file that brands' stories are added to. */
const brandPages = /[/\\]\.storybook[/\\]brand-pages\.stories\.tsx$/

/** The schemas generated for editors contain nothing about a brand that its own files do not. */
const schemasFolder = `${sep}.schemas${sep}`

/** Debounce in milliseconds, so that a brand that is being copied or created is complete when it is read. */
const settleTime = 200

/**
 * A Vite plugin that gives stories every brand as the config engine resolves it, adds the brands' own stories, and
 * serves the brands' files.
 */
export function merchantsModule(): Plugin {
  let brands: StoryMerchants | undefined
  return {
    name: 'livery-story-merchants',
    enforce: 'pre',
    resolveId: (source) => (source === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined
      brands = await readMerchants()
      return `export const merchants = JSON.parse(${JSON.stringify(JSON.stringify(brands.merchants))})`
    },
    transform: {
      order: 'pre',
      async handler(code, asked) {
        if (!brandPages.test(asked.split('?')[0] ?? '')) return undefined
        const { stories } = await readMerchants()
        return { code: [code, ...stories.map(exportLine)].join('\n'), map: null }
      },
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      watcher.add(merchantsFolder)
      let settling: NodeJS.Timeout | undefined
      let isReading = false
      const readAgain = async () => {
        // One run at a time: changes during a run are read afterwards.
        if (isReading) {
          settle()
          return
        }
        isReading = true
        const before = listOf(lastRead)
        reading = undefined
        await readMerchants().finally(() => (isReading = false))
        for (const [asked, module] of moduleGraph.idToModuleMap) {
          if (asked === id || brandPages.test(asked)) moduleGraph.invalidateModule(module)
        }
        if (listOf(lastRead) !== before) listAgain()
        ws.send({ type: 'full-reload' })
      }
      const settle = () => {
        clearTimeout(settling)
        settling = setTimeout(() => void readAgain().catch((error: unknown) => console.warn(String(error))), settleTime)
      }
      watcher.on('all', (_, path) => {
        if (!path.startsWith(merchantsFolder) || path.includes(schemasFolder)) return
        settle()
      })
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const file = brands?.files[path]
        if (file === undefined) return next()
        response.setHeader('content-type', file.type)
        response.end(contentOf(file))
      })
    },
    generateBundle() {
      for (const [path, file] of Object.entries(brands?.files ?? {})) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: contentOf(file) })
      }
    },
  }
}

/** Adds the brands' stories to the sidebar. */
export const brandIndexer = {
  test: brandPages,
  async createIndex(importPath: string) {
    const { stories } = await readMerchants()
    return stories.map(({ title, exportName, name, tags }) => ({
      type: 'story' as const,
      importPath,
      title,
      exportName,
      name,
      tags: [...tags],
    }))
  },
}

const previewFile = fileURLToPath(new URL('preview.tsx', import.meta.url))

/**
 * Makes Storybook rebuild its index of stories, by touching the preview file: its modification time is enough.
 * Storybook does not watch stories in a folder whose name begins with a dot. Called only when the list has changed, and
 * after the brands are read: if the index is invalidated while Storybook builds it, stories are taken for MDX pages,
 * and none is found ("importers[path] is not a function").
 */
function listAgain(): void {
  const now = new Date()
  utimesSync(previewFile, now, now)
}

/** Storybook reads tags from the source, where it recognises a key only without quotes. */
function exportLine({ exportName, tags, ...story }: StoryMerchants['stories'][number]): string {
  const { name, globals, parameters } = story
  return `export const ${exportName} = { tags: ${JSON.stringify(tags)}, ...${JSON.stringify({ name, globals, parameters })} }`
}

let reading: Promise<StoryMerchants> | undefined
let lastRead: StoryMerchants | undefined

/** Cached until a file of a brand changes. While one is being written and invalid, the last valid result is kept. */
function readMerchants(): Promise<StoryMerchants> {
  return (reading ??= runEngine().then((read) => (lastRead = read), keepLast))
}

const listOf = (read: StoryMerchants | undefined) => JSON.stringify(read?.stories)

function keepLast(error: unknown): StoryMerchants {
  if (lastRead === undefined) throw error
  console.warn(`The brands cannot be read, so their stories stay as they were: ${String(error)}`)
  return lastRead
}

const run = promisify(execFile)

/**
 * The engine is Node code that imports its modules by the project's alias, so it runs in a process of its own, as the
 * commands do.
 */
async function runEngine(): Promise<StoryMerchants> {
  const script = fileURLToPath(new URL('print-merchants.ts', import.meta.url))
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script], { maxBuffer: 2 ** 30 })
  return JSON.parse(stdout) as StoryMerchants
}

function contentOf(file: BrandFile): string | Buffer {
  return 'path' in file ? readFileSync(file.path) : file.text
}
