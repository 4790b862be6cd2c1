import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { blocks } from '@/site/blocks/registry'
import { formatTag } from '@/contract/formats/format-tag'
import { loadFormats } from '@/contract/formats/load-formats'
import type { BlockName, PageConfig, Routes, SystemPageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { shellPath } from '@/contract/site-data/shell-path'
import { App } from '@/site/app/app'
import { allBlocksOf, firstBlocksOf } from './page-blocks'
import { keepPromotions } from '@/site/gateway/rewards/known-promotions'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import { keepSanitised } from '@/site/ui/sanitiser'
import { blockLoader } from './parts'
import { PrerenderRouter } from '@/site/app/routes/router'

export { keepLegalTexts } from '@/site/elements/legal/known-texts'

export interface Prerendered {
  readonly html: string
  /** CSS rules for the page's class names, without a style element around them. */
  readonly css: string
  /** Blocks whose chunks must be loaded before the page is hydrated. */
  readonly blocks: readonly BlockName[]
  /** All blocks on the page. */
  readonly allBlocks: readonly BlockName[]
  /** Keys of the texts on the page. */
  readonly texts: ReadonlySet<string>
  /** Names of the menus and banner groups on the page. */
  readonly menus: ReadonlySet<string>
  readonly bannerGroups: ReadonlySet<string>
  /** Names of the merchant's icons that it shows. */
  readonly icons: ReadonlySet<string>
}

/**
 * Loads every block, one after the other in the registry's order. The style rules of a page follow the order in which
 * parts were loaded, so without this they would depend on the pages that were rendered before.
 */
export async function loadBlocks(): Promise<void> {
  for (const name of Object.keys(blocks) as BlockName[]) await blockLoader.load(name)
}

/** Prerenders a page of a merchant as a guest sees it in the default language before any script has run. */
export function prerenderPage(whole: WholeBootData, name: string): Promise<Prerendered> {
  const page = whole.routes.pages[name]
  if (page === undefined) throw new Error(`there is no page ${name}`)
  return prerender(whole, page, page.path)
}

/** Prerenders a page that the server answers with in place of the one asked for. */
export function prerenderSystemPage(whole: WholeBootData, name: keyof Routes['system']): Promise<Prerendered> {
  const { routes } = whole
  const page = routes.system[name]
  return prerender({ ...whole, routes: { ...routes, system: { ...routes.system, notFound: page } } }, page, shellPath)
}

/**
 * Prerenders a page once for each of these promotions of its language, which its address then names, and at last as it
 * is for one that is over. Their HTML has been sanitised. All have the same styles.
 */
export async function prerenderPromotions(
  whole: WholeBootData,
  name: string,
  promotions: readonly Promotion[],
): Promise<Prerendered[]> {
  const page = whole.routes.pages[name]
  if (page === undefined) throw new Error(`there is no page ${name}`)
  const { drawings, allBlocks } = await preparePage(whole, page)
  const language = whole.site.defaultLanguage
  try {
    // Nothing is waited for in between: what is kept is that of one page.
    keepSanitised(promotions.flatMap(({ content }) => content ?? []))
    const shown = [...promotions.map((promotion) => [promotion]), []].map((known) => {
      keepPromotions({ language, promotions: known })
      const query = new URLSearchParams({ id: known[0]?.id ?? 'over' })
      return drawings.draw(`${page.path}?${query}`)
    })
    const blocksOfPage = { blocks: firstBlocksOf(page, whole.routes), allBlocks }
    const css = drawings.css()
    return shown.map((html) => ({ html, css, ...drawings.noted, ...blocksOfPage }))
  } finally {
    keepPromotions(undefined)
    keepSanitised(undefined)
    drawings.end()
  }
}

async function prerender(
  whole: WholeBootData,
  page: PageConfig | SystemPageConfig,
  path: string,
): Promise<Prerendered> {
  const { drawings, allBlocks } = await preparePage(whole, page)
  try {
    const html = drawings.draw(path)
    const drawn = { html, css: drawings.css(), ...drawings.noted }
    return { ...drawn, blocks: firstBlocksOf(page, whole.routes), allBlocks }
  } finally {
    drawings.end()
  }
}

async function preparePage(whole: WholeBootData, page: PageConfig | SystemPageConfig) {
  const { languages, defaultLanguage } = whole.site
  const language = languages.items[defaultLanguage]
  if (language !== undefined) await loadFormats(formatTag(language))
  const allBlocks = allBlocksOf(page, whole)
  await Promise.all(allBlocks.map((block) => blockLoader.load(block)))
  return { drawings: drawingsOf(whole), allBlocks }
}

/** Draws pages whose styles are put together, and notes what they hold. */
function drawingsOf(whole: WholeBootData) {
  const noted = {
    texts: new Set<string>(),
    menus: new Set<string>(),
    bannerGroups: new Set<string>(),
    icons: new Set<string>(),
  }
  const groups = noting(whole.banners.groups, noted.bannerGroups)
  const boot = {
    ...whole,
    menus: noting(whole.menus, noted.menus),
    banners: { groups },
    icons: noting(whole.icons, noted.icons),
  }
  const sheet = new ServerStyleSheet()
  const draw = (path: string) =>
    renderToString(
      sheet.collectStyles(
        <PrerenderRouter path={path}>
          <App boot={boot} onText={(key) => noted.texts.add(key)} />
        </PrerenderRouter>,
      ),
    )
  return { noted, draw, css: () => textOf(sheet.getStyleTags()), end: () => sheet.seal() }
}

/** Prerenders the shell that most pages share, without page content. */
export function prerenderFrame(whole: WholeBootData): Promise<Prerendered> {
  const { routes } = whole
  const { home } = routes.pages
  const { banner: _, ...shell } = home.shell
  const frame = {
    ...home,
    path: shellPath,
    aliases: [],
    shell: { ...shell, categories: false, footer: false },
    order: [],
  }
  return prerenderPage({ ...whole, routes: { ...routes, pages: { ...routes.pages, frame } } }, 'frame')
}

function textOf(styleTags: string): string {
  return styleTags.replace(/<\/?style[^>]*>/g, '')
}

/** A proxy that records which keys of the map are read. */
function noting<T extends object>(map: T, names: Set<string>): T {
  return new Proxy(map, {
    get(target, name) {
      names.add(String(name))
      return Reflect.get(target, name) as unknown
    },
  })
}
