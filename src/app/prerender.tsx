import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { BlockName } from '@/generated/merchant-types'
import type { BootData } from '@/site/boot-data'
import { App } from './app'
import { allBlocksOf, firstBlocksOf } from './page-blocks'
import { blockLoader } from './parts'
import { PrerenderRouter } from './router'

export interface Prerendered {
  readonly html: string
  /** Rules that the page's classes need, without a style element around them. */
  readonly css: string
  /** Blocks whose chunks the page needs before it comes to life. */
  readonly blocks: readonly BlockName[]
  /** Every block on it. */
  readonly allBlocks: readonly BlockName[]
  /** Keys of the texts on it. */
  readonly texts: ReadonlySet<string>
}

/** The home page of a merchant as a guest sees it in the default language before any script has run. */
export async function prerenderHome(boot: BootData): Promise<Prerendered> {
  const { home } = boot.routes.pages
  const blocks = allBlocksOf(home, boot)
  await Promise.all(blocks.map((name) => blockLoader.load(name)))
  const texts = new Set<string>()
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <PrerenderRouter path={home.path}>
          <App boot={boot} onText={(key) => texts.add(key)} />
        </PrerenderRouter>,
      ),
    )
    return {
      html,
      css: textOf(sheet.getStyleTags()),
      blocks: firstBlocksOf(home, boot.routes),
      allBlocks: blocks,
      texts,
    }
  } finally {
    sheet.seal()
  }
}

function textOf(styleTags: string): string {
  return styleTags.replace(/<\/?style[^>]*>/g, '')
}
