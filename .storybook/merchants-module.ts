import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { BrandFile, StoryMerchants } from './story-merchants'

const name = 'virtual:merchants'
const id = `\0${name}`

const merchantsFolder = resolve(process.env['MERCHANTS_DIR'] ?? 'merchants')

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** Gives stories every brand as the config engine resolves it, and serves the brands' files. */
export function merchantsModule(): Plugin {
  let brands: StoryMerchants | undefined
  return {
    name: 'livery-story-merchants',
    resolveId: (source) => (source === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined
      brands = await readMerchants()
      return `export const merchants = JSON.parse(${JSON.stringify(JSON.stringify(brands.merchants))})`
    },
    configureServer({ middlewares, watcher, moduleGraph, ws }) {
      watcher.add(merchantsFolder)
      watcher.on('all', (_, path) => {
        const module = moduleGraph.getModuleById(id)
        if (!path.startsWith(merchantsFolder) || module === undefined) return
        moduleGraph.invalidateModule(module)
        ws.send({ type: 'full-reload' })
      })
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const file = brands?.files.get(path)
        if (file === undefined) return next()
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
        response.end(contentOf(file))
      })
    },
    generateBundle() {
      brands?.files.forEach((file, path) =>
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: contentOf(file) }),
      )
    },
  }
}

/** The engine is Node code that names its modules by the project's alias, which Node alone does not know. */
async function readMerchants(): Promise<StoryMerchants> {
  const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) }
  const file = fileURLToPath(new URL('story-merchants.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('./story-merchants')>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  })
  return module.storyMerchants()
}

function contentOf(file: BrandFile): string | Buffer {
  return 'path' in file ? readFileSync(file.path) : file.text
}
