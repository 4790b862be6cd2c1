import { useEffect, useState } from 'react'
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
import type { BlockName, BlockProps, Section } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { PageLayout } from '@/render/page-layout'
import { SectionBox } from '@/render/section-box'
import { useSession } from '@/session/session'
import { PageProvider } from '@/site/page-context'
import { SideMenuState } from '@/site/side-menu-state'
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
const offers = propsOf('card-grid', sections['offers'])
const games = propsOf('game-lanes', sections['games'])
const winners = propsOf('winner-board', sections['winners'])
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
        <CardGrid {...offers} />
        <GameLanes {...games} />
        <WinnerBoard {...winners} />
        {status === 'guest' && <CallToAction {...invite} />}
        <SectionBox box={{ background: 'surface' }}>
          <CardGrid {...more} />
        </SectionBox>
      </PageLayout>
    </PageProvider>
  )
}

/** The props under a section, which must be of the block that the page is written with. */
function propsOf<B extends BlockName>(block: B, section: Section | undefined): BlockProps[B] {
  if (section?.block !== block)
    throw new Error(`the page by hand expects ${block}, the merchant has ${section?.block ?? 'nothing'}`)
  return section.props as BlockProps[B]
}

offerPage(boot, <HandPage />)
