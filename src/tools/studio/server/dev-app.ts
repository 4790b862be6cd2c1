import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { Hono } from 'hono'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { noWorker } from '@/tools/build/site-files/brand-worker'
import { developmentRelease, releasePath } from '@/contract/site-data/release'
import { neutralDocument } from '@/tools/build/pages/neutral-document'
import { withBootData } from '@/tools/build/pages/site-document'
import { devPage } from '@/tools/build/pages/site-pages'
import { bootData } from '@/engine/resolved/boot-data'
import { shippedLegal } from '@/engine/resolved/legal-texts'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { wholeTexts } from '@/engine/resolved/site-texts'
import { withPseudoLanguages } from '@/tools/pseudo/with-pseudo-languages'
import { contentTypes } from '@/tools/serve/content-types'
import { mountGateway, type MountedGateway } from '@/tools/serve/mount-gateway'
import { isPagePath, languageOfAddress, movedCalls, pageAddress, pageAddresses } from '@/tools/serve/page-addresses'
import { movedTo } from '@/tools/serve/plain-answer'
import { versionName } from '@/tools/studio/page-version'
import { workerPath } from '@/tools/serve/security-headers'
import type { DevSites } from './dev-sites'

/** The current page template, and Vite's transformation of a page. */
export interface DevPages {
  template(): Promise<string>
  transform(address: string, html: string): Promise<string>
}

/** The requests that `npm run dev` answers itself; Vite serves the scripts. */
export function createDevApp(sites: DevSites, gateway: MountedGateway, pages: DevPages): Hono {
  const app = new Hono()
  const merchantOf = (request: Request) => sites.at(request.headers.get('Host') ?? undefined)

  app.get('/healthz', (context) => context.text('ok\n'))
  app.get(releasePath, (context) => context.text(`${developmentRelease}\n`, 200, { 'Cache-Control': 'no-cache' }))
  mountGateway(app, gateway, (request, path) => {
    const merchant = merchantOf(request)
    return merchant !== undefined && movedCalls(merchant.config).includes(path)
  })
  app.get('/brand/*', async (context) => {
    const { raw, path } = context.req
    const file = await brandFile(merchantOf(raw), path)
    if (file === undefined) return context.text('Not found\n', 404)
    const type = contentTypes[extname(path)] ?? 'application/octet-stream'
    return context.body(new Uint8Array(file), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
  })
  // A worker that a build has left on this port would show its pages.
  app.get(workerPath, (context) =>
    context.body(noWorker, 200, { 'Content-Type': contentTypes['.js'] ?? '', 'Cache-Control': 'no-cache' }),
  )
  app.get('*', async (context) => {
    const { raw, path } = context.req
    const merchant = merchantOf(raw)
    if (merchant === undefined) return context.html(await pages.transform(path, neutralDocument), 404)
    const boot = bootData(merchant, wholeTexts(merchant))
    // A page offers the pseudo-languages; a browser's languages choose among those of the brand alone.
    const template = withBootData(await pages.template(), offeredBoot(merchant))
    const addresses = pageAddresses(boot)
    const asked = languageOfAddress(addresses, pageAddress(path))
    const isPage = isPagePath(addresses, asked.within)
    if (asked.proper !== undefined && isPage) return movedTo(asked.proper, raw)
    const [language] = Object.entries(boot.languageBases).find(([, base]) => base === `/${asked.language}`) ?? []
    const version = sites.versionAt(raw.headers.get('Host') ?? undefined)
    const html = devPage(
      template,
      { boot, theme: merchant.config.theme, release: developmentRelease },
      language,
    ).replace('</title>', () => `</title>\n    <meta name="${versionName}" content="${version}" />`)
    return context.html(await pages.transform(path, html), isPage ? 200 : 404)
  })
  return app
}

function offeredBoot(merchant: ResolvedMerchant): WholeBootData {
  const offered = withPseudoLanguages(merchant)
  return bootData(offered, wholeTexts(offered))
}

/** Paths from before an edit no longer exist, because the hash has changed. */
async function brandFile(merchant: ResolvedMerchant | undefined, address: string): Promise<Buffer | undefined> {
  if (merchant === undefined) return undefined
  const texts = [...wholeTexts(withPseudoLanguages(merchant)).files, ...shippedLegal(merchant).texts]
  const locale = texts.find(({ publicPath }) => publicPath === address)
  if (locale !== undefined) return Buffer.from(locale.text)
  const asset = merchant.assets.find(({ publicPath }) => publicPath === address)
  return asset && readFile(asset.file)
}
