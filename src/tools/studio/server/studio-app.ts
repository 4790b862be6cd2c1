import { extname } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { untranslatedKeys } from '@/engine/checks/texts/text-untranslated'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { contentTypes } from '@/tools/serve/content-types'
import type { Edit } from '@/tools/studio/form-model'
import type { FileName, FileState, SaveRequest } from '@/tools/studio/studio-api'
import type { DevSites } from './dev-sites'
import { readStudioFile, studioFilePath, versionOf, writeStudioFile } from './studio-files'
import { isSameOrigin, studioObstacle } from './studio-guard'
import { assetPath, originAt, overview } from './studio-overview'
import { StudioRefusal } from './studio-refusal'
import { studioSchema } from './studio-schema'
import { fileState } from './studio-state'

export interface StudioOptions {
  readonly sites: DevSites
  /** Given to the studio's own page, and required in every request. */
  readonly token: string
  /** Reads the merchants again and notifies the open pages. */
  readonly reload: () => Promise<void>
  /** The studio's own document, for the merchant of this name. */
  readonly page: (name: string) => Promise<string>
}

/** The studio's API in the dev server, below /__studio. */
export function createStudioApp({ sites, token, reload, page }: StudioOptions): Hono {
  const app = new Hono()
  const { drafts } = sites
  const merchantAt = (context: Context): ResolvedMerchant => {
    const merchant = sites.at(context.req.header('Host'))
    if (merchant === undefined) throw new StudioRefusal(404, 'No merchant answers on this host.')
    return merchant
  }

  app.onError((error, context) => {
    if (!(error instanceof StudioRefusal)) throw error
    return context.json({ message: error.message }, error.status)
  })
  app.use('/api/*', (context, next) => {
    // The adaptor passes Node's request as the environment; without it there is none.
    const { incoming } = (context.env as Partial<HttpBindings> | undefined) ?? {}
    const obstacle = studioObstacle(context.req.raw, token, incoming?.socket.remoteAddress)
    if (obstacle !== undefined) throw new StudioRefusal(403, obstacle)
    context.header('Cache-Control', 'no-store')
    return next()
  })

  app.get('/', async (context) => context.html(await page(merchantAt(context).config.site.name)))
  app.get('/untranslated', (context) => {
    const { config, texts } = merchantAt(context)
    const { language = '' } = context.req.query()
    if (!config.site.languages.order.includes(language))
      throw new StudioRefusal(404, 'The merchant has no such language.')
    return context.text(`${untranslatedKeys(texts, config.site.languages.order, language).join('\n')}\n`)
  })
  app.get('/api/overview', (context) => context.json(overview(sites, merchantAt(context))))
  app.get('/api/schema', (context) => {
    const { key } = fileNameOf(context)
    return context.json(studioSchema(key))
  })
  app.get('/api/file', (context) => context.json(fileState(sites, fileNameOf(context))))
  app.get('/api/origin', (context) => {
    const { code = merchantAt(context).code, pointer = '' } = context.req.query()
    return context.json(originAt(sites, code, pointer))
  })

  /** Changes a file's draft, shows it, and answers with the file's new state. */
  const changing = (change: (name: FileName, disk: string | undefined, context: Context) => Promise<void> | void) =>
    async function answer(context: Context) {
      const name = fileNameOf(context)
      await change(name, readStudioFile(studioFilePath(sites.set, name)), context)
      await reload()
      return context.json<FileState>(fileState(sites, name))
    }
  app.post(
    '/api/edit',
    changing(async (name, disk, context) => drafts.edit(sites.set, name, disk, editsOf(await context.req.json()))),
  )
  app.post(
    '/api/undo',
    changing((name) => drafts.undo(sites.set, name)),
  )
  app.post(
    '/api/discard',
    changing((name) => drafts.drop(name)),
  )
  app.post(
    '/api/rebase',
    changing((name, disk) => drafts.rebase(sites.set, name, disk)),
  )
  app.put('/api/file', async (context) => {
    const name = fileNameOf(context)
    const { version } = await context.req.json<SaveRequest>()
    const draft = drafts.of(name)
    // From here to the write nothing is asynchronous, so there is no race with another request.
    const path = studioFilePath(sites.set, name)
    if (draft !== undefined) {
      const isTheSame = versionOf(readStudioFile(path)) === version && versionOf(draft.base) === version
      if (!isTheSame) return context.json(fileState(sites, name), 409)
      writeStudioFile(path, draft.text)
      drafts.drop(name)
      await reload()
    }
    return context.json(fileState(sites, name))
  })

  app.get('/asset/*', async (context) => {
    // A picture's request carries no token; being same-origin is enough to read one.
    if (!isSameOrigin(context.req.raw.headers))
      throw new StudioRefusal(403, 'The studio answers pages of this site only.')
    const name = decodeURIComponent(context.req.path.split('/asset/')[1] ?? '')
    const path = assetPath(sites, merchantAt(context).code, name)
    if (path === undefined) throw new StudioRefusal(404, 'No such file.')
    const type = contentTypes[extname(name)] ?? 'application/octet-stream'
    return context.body(new Uint8Array(await readFile(path)), 200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
    })
  })
  app.all('*', () => {
    throw new StudioRefusal(404, 'The studio has nothing at this address.')
  })
  const dev = new Hono()
  dev.route('/__studio', app)
  return dev
}

function fileNameOf(context: Context): FileName {
  const { code = '', key = '' } = context.req.query()
  return { code, key }
}

function editsOf(body: unknown): readonly Edit[] {
  if (!Array.isArray(body) || !body.every(isEdit)) throw new StudioRefusal(400, 'These are no edits.')
  return body
}

function isEdit(edit: unknown): edit is Edit {
  const { kind, path, value } = (edit ?? {}) as Record<string, unknown>
  if (!Array.isArray(path) || path.length === 0 || !path.every((key) => typeof key === 'string')) return false
  return kind === 'reset' || kind === 'remove' || (kind === 'set' && value !== undefined && value !== null)
}
