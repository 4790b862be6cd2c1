import { useMemo, useState, type ReactNode } from 'react'
import type { PageConfig, SystemPageConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { lastSection } from '@/site/merchant/pages/last-section'
import { PageProvider } from '@/site/merchant/pages/page-context'
import { sectionBeside } from '@/site/merchant/pages/section-beside'
import { useTabName } from '@/site/merchant/pages/tab-name'
import { SideMenuState } from '@/site/merchant/centres/side-menu-state'
import { useSite } from '@/site/merchant/site-context'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { PageLayout } from './page-layout'
import { SectionView } from './section-view'

/** On narrower screens the right bar would cover the page, and the side menu offers the same links. */
const roomForRightBar = '(min-width: 1024px)'

interface PageProps {
  /**
   * Name of the page in routes.json. It is part of the React key: sections of the same name on two pages are different.
   */
  readonly name: string
  readonly page: PageConfig | SystemPageConfig
  /** Rendered above the sections. */
  readonly children?: ReactNode
}

/** Renders a page of the merchant's JSON: its shell, and its sections in order. */
export function Page({ name: pageName, page, children }: PageProps) {
  const { site, routes } = useSite()
  const t = useText()
  const [sideMenu] = useState(() => new SideMenuState())
  const { shell } = page
  const { rightBar } = routes.shell
  const hasRoom = useMediaQuery(roomForRightBar, false)

  const state = useMemo(
    () => ({ bannerGroup: shell.banner, hasSideMenu: shell.sideMenu, sideMenu }),
    [shell.banner, shell.sideMenu, sideMenu],
  )

  const end = useMemo(() => lastSection(site), [site])
  const beside = shell.categories && routes.shell.categories ? sectionBeside(page) : undefined
  const title = t(page.title)
  useTabName(title, 'page')

  return (
    <PageProvider value={state}>
      <PageLayout
        header={shell.header && <SectionView section={routes.shell.header} />}
        sideMenu={shell.sideMenu && <SectionView section={routes.shell.sideMenu} />}
        footer={shell.footer && <SectionView section={routes.shell.footer} />}
        bottomBar={shell.bottomBar && <SectionView section={routes.shell.bottomBar} />}
        hasRightBar={shell.footer && rightBar !== undefined}
        end={end && <SectionView section={end} isOverPage />}
        isBeside={beside !== undefined}
        rightBar={shell.footer && hasRoom && rightBar && <SectionView section={rightBar} isOverPage />}
      >
        {page.heading === 'hidden' && <h1 className="visually-hidden">{title}</h1>}
        {shell.banner !== undefined && <SectionView key={shell.banner} section={routes.shell.banner} />}
        {shell.categories && routes.shell.categories && <SectionView section={routes.shell.categories} />}
        {children}
        {page.order.map((name) => {
          const section = page.sections[name]
          return section && <SectionView key={`${pageName}/${name}`} section={section} isBeside={name === beside} />
        })}
      </PageLayout>
    </PageProvider>
  )
}
