import { useEffect, useState } from 'react'
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
import type { BlockName, BlockProps, Section } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { PageLayout } from '@/site/render/page-layout'
import { SectionBox } from '@/site/render/section-box'
import { useSession } from '@/site/session/session'
import { PageProvider } from '@/site/merchant/pages/page-context'
import { SideMenuState } from '@/site/merchant/centres/side-menu-state'
import { offerPage } from './bench-site'
import { readBoot } from './boot'

/** The same page as in json-page.tsx, with the same data, written by hand. */
const boot = readBoot()
const { shell, pages } = boot.routes
const { sections } = pages.home

const header = propsOf('site-header', shell.header)
const sideMenu = propsOf('side-menu', shell.sideMenu)
const footer = propsOf('site-footer', shell.footer)
const bottomBar = propsOf('bottom-bar', shell.bottomBar)
const categories = propsOf('category-nav', shell.categories)
const banner = propsOf('banner-slider', shell.banner)
const games = propsOf('game-lanes', sections['games'])
const winners = propsOf('winner-board', sections['winners'])
const providers = propsOf('game-lanes', sections['providers'])
const invite = propsOf('call-to-action', sections['invite'])
const more = propsOf('card-grid', sections['more'])

function HandPage() {
  const t = useText()
  const { status } = useSession()
  const [state] = useState(() => ({ bannerGroup: 'w_home', hasSideMenu: true, sideMenu: new SideMenuState() }))
  const title = t('page.home.title')
  useEffect(() => {
    document.title = `${title} · ${boot.site.name}`
  }, [title])

  return (
    <PageProvider value={state}>
      <PageLayout
        header={<SiteHeader {...header} />}
        sideMenu={<SideMenu {...sideMenu} />}
        footer={<SiteFooter {...footer} />}
        bottomBar={<BottomBar {...bottomBar} />}
        hasRightBar
        end={<ResponsiblePlay {...boot.site.responsiblePlay} />}
      >
        <h1 className="visually-hidden">{title}</h1>
        <BannerSlider {...banner} />
        <CategoryNav {...categories} />
        <GameLanes {...games} />
        <WinnerBoard {...winners} />
        <GameLanes {...providers} />
        {status === 'guest' && <CallToAction {...invite} />}
        <SectionBox box={{ background: 'surface', onPhone: true }}>
          <CardGrid {...more} />
        </SectionBox>
      </PageLayout>
    </PageProvider>
  )
}

/** The props of a section. Throws unless it is of the block that the hand-written page expects. */
function propsOf<B extends BlockName>(block: B, section: Section | undefined): BlockProps[B] {
  if (section?.block !== block)
    throw new Error(`the page by hand expects ${block}, the merchant has ${section?.block ?? 'nothing'}`)
  return section.props as BlockProps[B]
}

offerPage(boot, <HandPage />)
