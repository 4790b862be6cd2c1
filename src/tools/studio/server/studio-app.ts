import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { addChanges } from './studio-changes'
import { studioObstacle } from './studio-guard'
import type { StudioOptions } from './studio-options'
import { addPictures, addReads } from './studio-reads'
import { StudioRefusal } from './studio-refusal'

/** The studio's API in the dev server, below /__studio. */
export function createStudioApp(options: StudioOptions): Hono {
  const app = new Hono()
  app.onError((error, context) => {
    if (!(error instanceof StudioRefusal)) throw error
    return context.json({ message: error.message }, error.status)
  })
  app.use('/api/*', (context, next) => {
    // The adaptor passes Node's request as the environment; without it there is none.
    const { incoming } = (context.env as Partial<HttpBindings> | undefined) ?? {}
    const obstacle = studioObstacle(context.req.raw, options.token, incoming?.socket.remoteAddress)
    if (obstacle !== undefined) throw new StudioRefusal(403, obstacle)
    context.header('Cache-Control', 'no-store')
    return next()
  })

  addReads(app, options)
  addChanges(app, options)
  addPictures(app, options)
  app.all('*', () => {
    throw new StudioRefusal(404, 'The studio has nothing at this address.')
  })
  const dev = new Hono()
  dev.route('/__studio', app)
  return dev
}
