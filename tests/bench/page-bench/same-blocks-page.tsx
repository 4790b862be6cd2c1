import { allBlocksOf } from '@/site/app/start/page-blocks'
import { BannerSlider } from '@/site/blocks/banner-slider/banner-slider'
import { BottomBar } from '@/site/blocks/bottom-bar/bottom-bar'
import { CallToAction } from '@/site/blocks/call-to-action/call-to-action'
import { CardGrid } from '@/site/blocks/card-grid/card-grid'
import { CategoryNav } from '@/site/blocks/category-nav/category-nav'
import { GameLanes } from '@/site/blocks/game-lanes/game-lanes'
import { ResponsiblePlay } from '@/site/blocks/responsible-play/responsible-play'
import { SideMenu } from '@/site/blocks/side-menu/side-menu'
import { SiteFooter } from '@/site/blocks/site-footer/site-footer'
import { SiteHeader } from '@/site/blocks/site-header/site-header'
import { WinnerBoard } from '@/site/blocks/winner-board/winner-board'
import type { BlockProps } from '@/contract/generated/merchant-types'
import { Page } from '@/site/render/page'
import { PartLoader } from '@/site/render/part-loader'
import { BlocksProvider } from '@/site/render/section-view'
import { offerPage } from './bench-site'
import { readBoot } from './boot'

/**
 * The home page rendered from JSON with only the blocks of the hand-written page, to measure the size of the renderer.
 */
const boot = readBoot()
const { home } = boot.routes.pages
const blocks = {
  'banner-slider': BannerSlider,
  'bottom-bar': BottomBar,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'category-nav': CategoryNav,
  'game-lanes': GameLanes,
  'responsible-play': ResponsiblePlay,
  'side-menu': SideMenu,
  'site-footer': SiteFooter,
  'site-header': SiteHeader,
  'winner-board': WinnerBoard,
}
type Known = Pick<BlockProps, keyof typeof blocks>
const registry = Object.fromEntries(Object.entries(blocks).map(([name, part]) => [name, () => Promise.resolve(part)]))
const blockLoader = new PartLoader<Known>(registry as unknown as ConstructorParameters<typeof PartLoader<Known>>[0])
await Promise.all(allBlocksOf(home, boot).map((name) => blockLoader.load(name as keyof Known)))

offerPage(
  boot,
  <BlocksProvider value={blockLoader as unknown as PartLoader<BlockProps>}>
    <Page name="home" page={home} />
  </BlocksProvider>,
)
