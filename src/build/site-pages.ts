import { version as styledComponentsVersion } from 'styled-components'
import type { Prerendered } from '@/app/prerender'
import type { Theme } from '@/generated/merchant-types'
import { firstAddresses } from '@/i18n/texts-address'
import { styleHash, type Policy } from '@/serve/security-headers'
import type { WholeBootData } from '@/site/boot-data'
import { documentCss } from '@/theme/document-css'
import { firstTexts } from './first-texts'
import { firstView, restFile, type BrandFile } from './first-view'
import { ownDocuments } from '@/serve/page-addresses'
import { siteDocument, withBootData, type DocumentLink, type InlineStyle, type PageSource } from './site-document'

export interface SitePages {
  /** The home page, readable before any script has run. */
  readonly index: string
  /** Every other page: the frame that the scripts fill. */
  readonly app: string
  /** The same frame for pages that say something of themselves, by file name. */
  readonly documents: readonly (readonly [name: string, html: string])[]
  readonly policy: Policy
  /** The file of the data that neither page holds. */
  readonly rest: BrandFile
}

/** Holds the header's place while the scripts arrive. */
const skeleton = '<div class="boot-header"></div>'
const skeletonCss = '.boot-header{block-size:4rem;background:var(--color-surface)}'

/** styled-components takes over the rules of a style element that carries these. */
const styledAttributes = { 'data-styled': 'true', 'data-styled-version': styledComponentsVersion }

const manifest: DocumentLink = { rel: 'manifest', href: '/manifest.webmanifest' }

/** `chunks` names the scripts that a block needs, as addresses. */
export function sitePages(
  template: string,
  source: PageSource,
  home: Prerendered,
  chunks: (block: string) => readonly string[],
): SitePages {
  const base: InlineStyle = { css: documentCss(source.theme) }
  const indexStyles = [base, { css: home.css, attributes: styledAttributes }]
  const appStyles = [base, { css: skeletonCss }]
  const links = [manifest, ...preloadedFonts(source.theme)]
  const { texts, ...data } = source.boot
  const first = firstView(data, home)
  const rest = restFile(data, first)
  const address = data.locales[data.site.defaultLanguage]
  const needed = [...(address === undefined ? [] : firstAddresses(address)), rest.publicPath]
  const scripts = [...new Set(home.blocks.flatMap(chunks))].map(modulePreload)
  const boot = { ...first, texts: firstTexts(texts, home.texts, home.allBlocks), rest: rest.publicPath }
  const own = withBootData(template, boot)
  // Only home can be shown without the rest.
  const frame = { styles: appStyles, links: [...links, ...needed.map(fetched)], markup: skeleton }
  return {
    index: siteDocument(own, source, { styles: indexStyles, links: [...links, ...scripts], markup: home.html }),
    app: siteDocument(own, source, frame),
    documents: ownDocuments(data.routes).map(([name, page]) => [name, siteDocument(own, source, { ...frame, page })]),
    policy: {
      styleHashes: [...new Set([...indexStyles, ...appStyles].map(({ css }) => styleHash(css)))],
      ...connections(source.boot),
    },
    rest,
  }
}

/** The frame of every page while developing: Vite marks its styles with the nonce, and the scripts do the rest. */
export function devPage(template: string, source: PageSource): string {
  return siteDocument(template, source, { styles: [{ css: documentCss(source.theme) }], links: [], markup: '' })
}

/**
 * What the policy lets a merchant's pages call: the gateway, where it has an origin of its own, the other hosts, and
 * who counts visits; and from where pictures may come.
 */
export function connections({
  site,
}: {
  readonly site: Pick<WholeBootData['site'], 'gateway' | 'hosts' | 'allowedHosts' | 'analytics' | 'hstsPreload'>
}): Pick<Policy, 'gatewayOrigin' | 'hosts' | 'pictureHosts' | 'analytics' | 'hstsPreload'> {
  const { gateway, hosts = [], allowedHosts, analytics, hstsPreload } = site
  return {
    ...(gateway.baseUrl === '' ? {} : { gatewayOrigin: gateway.baseUrl }),
    ...(hosts.length > 1 ? { hosts } : {}),
    ...(allowedHosts.length > 0 ? { pictureHosts: allowedHosts } : {}),
    ...(analytics.provider === 'none' ? {} : { analytics: analytics.provider }),
    ...(hstsPreload ? { hstsPreload } : {}),
  }
}

function preloadedFonts({ fonts }: Theme): DocumentLink[] {
  return Object.values(fonts)
    .filter((font) => font.preload)
    .map(({ src }) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: src, crossorigin: '' }))
}

function fetched(href: string): DocumentLink {
  return { rel: 'preload', as: 'fetch', href, crossorigin: '' }
}

function modulePreload(href: string): DocumentLink {
  return { rel: 'modulepreload', href, crossorigin: '' }
}
