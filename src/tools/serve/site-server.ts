import { join } from 'node:path'
import { Hono } from 'hono'
import { hostName } from './host-map'
import { mountGateway, type MountedGateway } from './mount-gateway'
import { documentOf, languageOfAddress, pageAddress } from './page-addresses'
import { partHeaders, partTypes, securityHeaders, type Policy } from './security-headers'
import { readSitesFile, type SiteEntry, type SitesFile } from './sites-file'
import { immutable, StaticFiles } from './static-files'

/** Serves what the build wrote to `dist`, each merchant on its hosts, and the gateway's calls. */
export function createSiteServer(dist: string, gateway: MountedGateway): Hono {
  const sites = readSitesFile(dist)
  const files = new StaticFiles(dist)
  const app = new Hono()
  const immutableFile = (request: Request, name: string) =>
    files.has(name) ? files.respond(request, name, immutable) : notFound()

  app.use(async (context, next) => {
    await next()
    const { raw } = context.req
    const headers = ownHeaders(siteAt(sites, raw)?.policy ?? sites.neutral, raw, context.res)
    for (const [name, value] of Object.entries(headers))
      if (gateway.kind === 'remote' || !context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  mountGateway(app, gateway, (request, path) => siteAt(sites, request)?.movedCalls.includes(path) ?? false)
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '*', () => methodNotAllowed())
  app.get('/healthz', () => plain('ok\n', 200))
  app.get('/assets/*', ({ req }) => immutableFile(req.raw, req.path.slice(1)))
  app.get('/brand/*', ({ req }) => immutableFile(req.raw, `${siteAt(sites, req.raw)?.code}${req.path}`))
  app.get('/robots.txt', ({ req }) => {
    const site = siteAt(sites, req.raw)
    return files.respond(req.raw, site === undefined ? 'robots.txt' : `${site.code}/robots.txt`, 'no-cache')
  })
  app.get('/manifest.webmanifest', ({ req }) => {
    const site = siteAt(sites, req.raw)
    if (site === undefined) return files.respond(req.raw, 'neutral.html', 'no-cache', 404)
    return files.respond(req.raw, `${site.code}/manifest.webmanifest`, 'no-cache')
  })
  app.get('*', ({ req }) => page(files, siteAt(sites, req.raw), req.raw, req.path))
  return app
}

type Site = SiteEntry & { readonly code: string }

function siteAt({ hosts, merchants }: SitesFile, request: Request): Site | undefined {
  const code = hosts[hostName(request.headers.get('Host') ?? new URL(request.url).host)] ?? ''
  const entry = merchants[code]
  return entry && { code, ...entry }
}

function page(files: StaticFiles, site: Site | undefined, request: Request, path: string) {
  const html = (name: string, status = 200) => files.respond(request, name, 'no-cache', status)
  // 404 and not 421, after which a browser would repeat the request on a new connection, for the same page.
  if (site === undefined) return html('neutral.html', 404)
  const asked = pageAddress(path)
  const { language, within: address } = languageOfAddress(site, asked) ?? { language: '', within: asked }
  const folder = join(site.code, language)
  if (site.home.includes(address)) return html(`${folder}/index.html`)
  if (site.pages.includes(address)) return html(`${folder}/${documentOf(site, address)}.html`)
  return /\.[a-z0-9]+$/i.test(address) ? notFound() : html(`${folder}/app.html`, 404)
}

function notFound(): Response {
  return plain('Not found\n', 404)
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-cache',
    },
  })
}

function methodNotAllowed(): Response {
  const answer = plain('Method not allowed\n', 405)
  answer.headers.set('Allow', 'GET, HEAD')
  return answer
}

/** The sandbox's panel sends a policy of its own, which is kept; a remote gateway's headers are overridden. */
function ownHeaders(policy: Policy, request: Request, { headers }: Response): Record<string, string> {
  const secure = new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https'
  const isPart = isPartType.test(headers.get('Content-Type') ?? '')
  return isPart ? partHeaders(policy, { secure }) : securityHeaders(policy, { secure })
}

const isPartType = new RegExp(partTypes, 'i')
