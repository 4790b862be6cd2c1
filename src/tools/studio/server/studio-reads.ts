import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Hono } from 'hono'
import { untranslatedKeys } from '@/engine/checks/translation/text-untranslated'
import { contentTypes } from '@/tools/serve/content-types'
import { isSameOrigin } from './studio-guard'
import { fileNameOf, merchantOf, type StudioOptions } from './studio-options'
import { assetPath, originAt, overview } from './studio-overview'
import { StudioRefusal } from './studio-refusal'
import { studioSchema } from './studio-schema'
import { fileState } from './studio-state'

/** What the studio shows: its page, the merchants, their files and schemas, and where a value comes from. */
export function addReads(app: Hono, { sites, page }: StudioOptions): void {
  app.get('/', async (context) => context.html(await page(merchantOf(sites, context).config.site.name)))
  app.get('/untranslated', (context) => {
    const { config, texts } = merchantOf(sites, context)
    const { language = '' } = context.req.query()
    if (!config.site.languages.order.includes(language))
      throw new StudioRefusal(404, 'The merchant has no such language.')
    return context.text(`${untranslatedKeys(texts, config.site.languages.order, language).join('\n')}\n`)
  })
  app.get('/api/overview', (context) => context.json(overview(sites, merchantOf(sites, context))))
  app.get('/api/schema', (context) => {
    const { key } = fileNameOf(context)
    return context.json(studioSchema(key))
  })
  app.get('/api/file', (context) => context.json(fileState(sites, fileNameOf(context))))
  app.get('/api/origin', (context) => {
    const { code = merchantOf(sites, context).code, pointer = '' } = context.req.query()
    return context.json(originAt(sites, code, pointer))
  })
}

/** Pictures of the merchants. */
export function addPictures(app: Hono, { sites }: StudioOptions): void {
  app.get('/asset/*', async (context) => {
    // A picture's request carries no token; being same-origin is enough to read one.
    if (!isSameOrigin(context.req.raw.headers))
      throw new StudioRefusal(403, 'The studio answers pages of this site only.')
    const name = decodeURIComponent(context.req.path.split('/asset/')[1] ?? '')
    const path = assetPath(sites, merchantOf(sites, context).code, name)
    if (path === undefined) throw new StudioRefusal(404, 'No such file.')
    const type = contentTypes[extname(name)] ?? 'application/octet-stream'
    return context.body(new Uint8Array(await readFile(path)), 200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
    })
  })
}
