import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { serverFiles } from '@/engine/names/server-paths'
import { contentDocument } from './content-addresses'
import { hostName } from './host-map'
import { clientOf, mountGateway, type MountedGateway } from './mount-gateway'
import { documentOf, isPagePath, languageOfAddress, pageAddress, systemDocument } from './page-addresses'
import { movedTo, notFound, plain } from './plain-answer'
import { partHeaders, partTypes, securityHeaders, workerPath, type Policy } from './security-headers'
import { readSitesFile, type SiteEntry, type SitesFile } from './sites-file'
import { immutable, StaticFiles } from './static-files'
import { SystemStatuses, type SystemStatus } from './system-status'

/** Serves what the build wrote to `dist`, each merchant on its hosts, and the gateway's calls. */
export function createSiteServer(dist: string, gateway: MountedGateway): Hono {
  const sites = readSitesFile(dist)
  const files = new StaticFiles(dist)
  const statuses = new SystemStatuses(gateway)
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
  app.get('*', async ({ req }, next) => {
    const site = siteAt(sites, req.raw)
    const { pathname } = new URL(req.url)
    // An encoded slash separates nothing. Read as a slash, it would give a page a second address, which rules for the
    // first one do not cover.
    if (!/%2f/i.test(pathname)) return next()
    return site === undefined ? strangersPage(files, req.raw) : missingPage(files, folderOf(site, pathname), req.raw)
  })
  app.get('/healthz', () => plain('ok\n', 200))
  app.get('/assets/*', ({ req }) => immutableFile(req.raw, req.path.slice(1)))
  app.get('/brand/*', ({ req }) => immutableFile(req.raw, `${siteAt(sites, req.raw)?.code}${req.path}`))
  for (const path of serverFiles) app.get(path, ({ req }) => rootFile(files, siteAt(sites, req.raw), req.raw, path))
  app.get('*', async ({ req, env }) => {
    const site = siteAt(sites, req.raw)
    if (site === undefined) return strangersPage(files, req.raw)
    const moved = movedPage(site, req.raw, req.path)
    if (moved !== undefined) return moved
    const status = await statuses.of(site.statusCall, req.raw, clientOf(env as HttpBindings, req.raw, gateway))
    return page(files, { site, status, request: req.raw, path: req.path })
  })
  return app
}

type Site = SiteEntry & { readonly code: string }

function siteAt({ hosts, merchants }: SitesFile, request: Request): Site | undefined {
  const code = hosts[hostName(request.headers.get('Host') ?? new URL(request.url).host)] ?? ''
  const entry = merchants[code]
  return entry && { code, ...entry }
}

/** 404 and not 421, after which a browser would repeat the request on a new connection, for the same page. */
function strangersPage(files: StaticFiles, request: Request): Promise<Response> {
  return files.respond(request, 'neutral.html', 'no-cache', 404)
}

/** An unknown host has a robots.txt, and no other file. */
function rootFile(files: StaticFiles, site: Site | undefined, request: Request, path: string) {
  const name = `${site?.code ?? ''}${path}`.replace(/^\//, '')
  if (files.has(name)) return files.respond(request, name, 'no-cache')
  return site === undefined ? strangersPage(files, request) : notFound()
}

/** A page whose language is written in another way than its addresses have it. What no page has leads nowhere. */
function movedPage(site: Site, request: Request, path: string): Response | undefined {
  const { within, proper } = languageOfAddress(site, pageAddress(path))
  return proper !== undefined && isPagePath(site, within) ? movedTo(proper, request) : undefined
}

function folderOf(site: Site, path: string): string {
  return join(site.code, languageOfAddress(site, pageAddress(path)).language)
}

function missingPage(files: StaticFiles, folder: string, request: Request): Promise<Response> {
  return files.respond(request, `${folder}/${systemDocument('notFound')}.html`, 'no-cache', 404)
}

interface PageRequest {
  readonly site: Site
  readonly status: SystemStatus
  readonly request: Request
  readonly path: string
}

async function page(files: StaticFiles, { site, status, request, path }: PageRequest): Promise<Response> {
  const html = (name: string, code = 200) => files.respond(request, name, 'no-cache', code)
  const { within: address } = languageOfAddress(site, pageAddress(path))
  const folder = folderOf(site, path)
  if (status.page !== undefined) {
    const answer = await html(`${folder}/${systemDocument(status.page)}.html`, status.status)
    if (status.retryAfter !== undefined) answer.headers.set('Retry-After', String(status.retryAfter))
    return answer
  }
  const content = contentDocument(site, address, request.url)
  if (content !== undefined) return html(`${folder}/${content.file}.html`, content.status)
  if (site.home.includes(address)) return html(`${folder}/index.html`)
  if (isPagePath(site, address)) return html(`${folder}/${documentOf(site, address)}.html`)
  return /\.[a-z0-9]+$/i.test(address) ? notFound() : missingPage(files, folder, request)
}

function methodNotAllowed(): Response {
  const answer = plain('Method not allowed\n', 405)
  answer.headers.set('Allow', 'GET, HEAD')
  return answer
}

/** The sandbox's panel sends a policy of its own, which is kept; a remote gateway's headers are overridden. */
function ownHeaders(policy: Policy, request: Request, { headers }: Response): Record<string, string> {
  const secure = new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https'
  const isWorker = new URL(request.url).pathname === workerPath && ['GET', 'HEAD'].includes(request.method)
  const isPart = !isWorker && isPartType.test(headers.get('Content-Type') ?? '')
  return isPart ? partHeaders(policy, { secure }) : securityHeaders(policy, { secure })
}

const isPartType = new RegExp(partTypes, 'i')
