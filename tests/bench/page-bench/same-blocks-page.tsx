import { allBlocksOf } from '@/app/page-blocks'
import { BannerSlider } from '@/blocks/banner-slider/banner-slider'
import { BottomBar } from '@/blocks/bottom-bar/bottom-bar'
import { CallToAction } from '@/blocks/call-to-action/call-to-action'
import { CardGrid } from '@/blocks/card-grid/card-grid'
import { CategoryNav } from '@/blocks/category-nav/category-nav'
import { GameLanes } from '@/blocks/game-lanes/game-lanes'
import { ResponsiblePlay } from '@/blocks/responsible-play/responsible-play'
import { SideMenu } from '@/blocks/side-menu/side-menu'
import { SiteFooter } from '@/blocks/site-footer/site-footer'
import { SiteHeader } from '@/blocks/site-header/site-header'
import { WinnerBoard } from '@/blocks/winner-board/winner-board'
import type { BlockProps } from '@/generated/merchant-types'
import { Page } from '@/render/page'
import { PartLoader } from '@/render/part-loader'
import { BlocksProvider } from '@/render/section-view'
import { offerPage } from './bench-site'
import { readBoot } from './boot'

/** The home page from JSON with the blocks of the page by hand and no others, for the size of what renders JSON. */
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
