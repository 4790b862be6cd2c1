import { hasWorker } from '@/contract/site-data/has-worker'
import { version as styledComponentsVersion } from 'styled-components'
import type { Prerendered } from '@/site/app/start/prerender'
import type { PageConfig, SystemPageConfig, Theme } from '@/contract/generated/merchant-types'
import { partTexts } from '@/contract/generated/text-parts'
import { firstAddresses, partAddress } from '@/contract/site-data/texts-address'
import { documentsOn, ownDocuments } from '@/tools/serve/page-addresses'
import { sourceHash, type Policy } from '@/tools/serve/security-headers'
import { serviceSources } from '@/tools/serve/service-sources'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { legalTextPath } from '@/contract/site-data/legal-text'
import { documentCss } from '@/site/theme/document-css'
import { manifestPath } from '@/tools/build/site-files/brand-manifests'
import type { QueryDocument } from '@/tools/build/content/draw-promotions'
import { firstCalls } from './first-calls'
import { firstTexts } from './first-texts'
import { firstView, restFile, soonShown, type BrandFile } from './first-view'
import type { DocumentLink } from './page-meta'
import { siteDocument, withBootData, type InlineStyle, type PageSource } from './site-document'

export interface SitePages {
  /** The home page, readable before any script has run. */
  readonly index: string
  /** The document of every other page, whose content the scripts render. */
  readonly app: string
  /** Documents of pages that show something before any script runs, or have metadata of their own, by file name. */
  readonly documents: readonly (readonly [name: string, html: string])[]
  readonly policy: Policy
  /** The file with the data that no page contains. */
  readonly rest: BrandFile
}

/** The status of each page of the system (1 §4). */
const statusOf = { maintenance: 1, blocked: 2, notFound: 0 } as const

/** Reserves the header's space until the scripts run. */
const skeleton = '<div class="boot-header"></div>'
const skeletonCss = '.boot-header{block-size:4rem;background:var(--color-surface)}'

/** styled-components rehydrates the rules of a style element with these attributes. */
const styledAttributes = { 'data-styled': 'true', 'data-styled-version': styledComponentsVersion }

interface DrawnPages {
  readonly home: Prerendered
  readonly drawn: Readonly<Record<string, Prerendered>>
  /** The JSON of the legal documents that they show, by path. */
  readonly legal: Readonly<Record<string, string>>
  readonly queryDocuments?: readonly QueryDocument[]
}

interface PageScripts {
  /** Returns the URLs of the scripts that a block needs. */
  readonly chunks: (block: string) => readonly string[]
  /** URLs of those that HTML from the server needs. */
  readonly article: readonly string[]
}

export function sitePages(
  template: string,
  source: PageSource,
  { home, drawn, legal, queryDocuments = [] }: DrawnPages,
  { chunks, article }: PageScripts,
): SitePages {
  const base: InlineStyle = { css: documentCss(source.theme, source.boot.site.languages) }
  const stylesOf = ({ css }: Prerendered) => [base, { css, attributes: styledAttributes }]
  const appStyles = [base, { css: skeletonCss }]
  // Fonts come last: text is shown in a system font until then, and without the scripts the page is not interactive.
  const last = [...preloadedFonts(source.theme), { rel: 'manifest', href: source.manifest ?? manifestPath }]
  const { texts, ...data } = source.boot
  const first = firstView(data, home)
  const rest = restFile(data, first)
  const { [data.site.defaultLanguage]: address, ...otherAddresses } = data.locales
  const needed = [...(address === undefined ? [] : firstAddresses(address)), rest.publicPath]
  const textsOf = (blocks: readonly string[], of = address) =>
    of === undefined || 'whole' in of
      ? []
      : blocks.filter((block) => block in partTexts).map((block) => partAddress(of.byPart, block))
  const otherTextsOf = (blocks: readonly string[], ...more: readonly string[]) =>
    Object.fromEntries(
      Object.entries(otherAddresses).map(([language, of]) => [
        language,
        [...more, ...firstAddresses(of), ...textsOf(blocks, of)],
      ]),
    )
  const scriptsOf = (blocks: readonly string[]) => [...new Set(blocks.flatMap(chunks))].map(modulePreload)
  const asked = new Set([...home.texts, ...soonShown(first)])
  const { icons, ...view } = first
  const boot = { ...view, texts: firstTexts(texts, asked, home.allBlocks), rest: rest.publicPath, icons }
  const ownTemplate = withBootData(template, boot)
  // Only home can be shown without the rest of the data.
  const rests = needed.map(fetched)
  const partsOf = (page: Prerendered | undefined, config?: PageConfig | SystemPageConfig) =>
    page === undefined
      ? { styles: appStyles, links: [...rests, ...last], markup: skeleton, otherTexts: otherTextsOf([]) }
      : {
          styles: stylesOf(page),
          otherTexts: otherTextsOf(page.allBlocks),
          links: [
            ...scriptsOf(page.allBlocks).map(behindPictures),
            ...rests,
            ...textsOf(page.allBlocks).map(fetched),
            ...last,
          ],
          markup: page.html,
          calls: firstCalls(page.allBlocks, source.boot, config),
        }
  const queryDocument = ({ page, shown, promotions }: QueryDocument) => {
    const { links, ...parts } = partsOf(shown)
    const needsArticle = promotions?.some(({ content }) => content !== undefined) === true
    const more = needsArticle ? article.map(modulePreload).map(behindPictures) : []
    const own = { ...(promotions && { promotions }), ...(page && { page }) }
    return siteDocument(ownTemplate, source, { ...parts, ...own, links: [...more, ...links] })
  }
  const homeLinks = [...scriptsOf(home.blocks), ...last]
  return {
    index: siteDocument(ownTemplate, source, {
      styles: stylesOf(home),
      links: homeLinks,
      markup: home.html,
      page: data.routes.pages.home,
      isHydrated: true,
      // The default language can wait for the rest: its page is shown from what it contains.
      otherTexts: otherTextsOf(home.allBlocks, rest.publicPath),
    }),
    app: siteDocument(ownTemplate, source, partsOf(undefined)),
    documents: [
      ...ownDocuments(data.routes).map(({ file, page, drawn: what }) => {
        const more = page && { page, legal: shownOn(page, data, legal) }
        const status = typeof what === 'object' && 'system' in what ? statusOf[what.system] : undefined
        return [file, siteDocument(ownTemplate, source, { ...partsOf(drawn[file], page), ...more, status })] as const
      }),
      ...queryDocuments.map((each) => [each.file, queryDocument(each)] as const),
    ],
    policy: {
      styleHashes: [
        ...new Set(
          [
            ...appStyles,
            ...[home, ...Object.values(drawn), ...queryDocuments.map(({ shown }) => shown)].flatMap(stylesOf),
          ].map(({ css }) => sourceHash(css)),
        ),
      ],
      ...connections(source.boot),
    },
    rest,
  }
}

/** The legal documents that a page shows, which it brings along: nothing is asked for before they are drawn again. */
function shownOn(
  page: PageConfig | SystemPageConfig,
  { legalDocuments, site: { defaultLanguage } }: Pick<WholeBootData, 'legalDocuments' | 'site'>,
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  const paths = documentsOn(page).flatMap((name) => {
    const document = legalDocuments[name]
    return (document && legalTextPath(document, defaultLanguage, defaultLanguage)) ?? []
  })
  return Object.fromEntries(paths.flatMap((path) => (texts[path] === undefined ? [] : [[path, texts[path]]])))
}

/**
 * The frame of every page in development: Vite marks its styles with the nonce, and the scripts render the rest.
 * `language`: that of the address, if it has one.
 */
export function devPage(template: string, source: PageSource, language?: string): string {
  return siteDocument(template, source, {
    language,
    styles: [{ css: documentCss(source.theme, source.boot.site.languages) }],
    links: [],
    markup: '',
  })
}

/**
 * What the content security policy lets a merchant's pages connect to: the gateway if it has an origin of its own, the
 * merchant's other hosts, and services; and the origins of pictures.
 */
export function connections({
  site,
}: {
  readonly site: Pick<
    WholeBootData['site'],
    | 'gateway'
    | 'hosts'
    | 'allowedHosts'
    | 'gameHosts'
    | 'analytics'
    | 'consent'
    | 'monitoring'
    | 'hstsPreload'
    | 'offline'
    | 'push'
  >
}): Omit<Policy, 'styleHashes'> {
  const { gateway, hosts = [], allowedHosts, gameHosts, monitoring, hstsPreload } = site
  const services = serviceSources(site)
  return {
    ...(gateway.baseUrl === '' ? {} : { gatewayOrigin: gateway.baseUrl }),
    ...(hosts.length > 1 ? { hosts } : {}),
    ...(allowedHosts.length > 0 ? { mediaHosts: allowedHosts } : {}),
    ...(gameHosts.length > 0 ? { gameHosts } : {}),
    ...(services === undefined ? {} : { services }),
    ...(isElsewhere(monitoring.endpoint) ? { monitoringOrigin: new URL(monitoring.endpoint).origin } : {}),
    ...(monitoring.policyReports === '' ? {} : { policyReports: monitoring.policyReports }),
    ...(hasWorker(site) ? { worker: true } : {}),
    ...(hstsPreload ? { hstsPreload } : {}),
  }
}

function isElsewhere(address: string): boolean {
  return address.startsWith('https:')
}

function preloadedFonts({ fonts }: Theme): DocumentLink[] {
  return Object.values(fonts)
    .filter((font) => font.preload)
    .map(({ src }) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href: src, crossorigin: '' }))
}

function fetched(href: string): DocumentLink {
  return { rel: 'preload', as: 'fetch', href, crossorigin: '' }
}

/** These are small, and finish before the scripts of every page do; a picture discovered meanwhile is fetched first. */
function behindPictures(link: DocumentLink): DocumentLink {
  return { ...link, fetchpriority: 'low' }
}

function modulePreload(href: string): DocumentLink {
  return { rel: 'modulepreload', href, crossorigin: '' }
}
