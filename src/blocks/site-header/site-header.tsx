import { Suspense } from 'react'
import type { SiteHeaderProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { useMenuEntries } from '@/site/menu-entries'
import { useSideMenuState } from '@/site/page-context'
import { useSite } from '@/site/site-context'
import { IconButton } from '@/ui/icon-button'
import { lazyPart } from '@/ui/lazy-part'
import { SkeletonBar } from '@/ui/skeleton'
import { HeaderEntry } from './header-entry'
import { Bar, Edge, Frame, Links, Logo } from './header-layout'
import { homeAction } from './home-action'

/** A guest does without it. */
const SignedInCorner = lazyPart('signed-in-corner', () =>
  import('./signed-in-corner').then((part) => part.SignedInCorner),
)

/** The top of a page (1 §2 Header). */
export function SiteHeader({ arrangement, sticky, balance }: SiteHeaderProps) {
  const t = useText()
  const { site, menus, theme } = useSite()
  const sideMenu = useSideMenuState()
  const session = useSession()
  const entries = useMenuEntries(menus.header)
  const { src, width, height, alt } = theme.assets.logo
  // In two rows the first holds what is less important than the second.
  const isLink = (emphasis: string) => arrangement === 'two-rows' && emphasis !== 'strong'

  return (
    <Frame $arrangement={arrangement} $sticky={sticky}>
      <Bar>
        {sideMenu.available && (
          <IconButton
            icon={sideMenu.open === true ? 'x' : 'menu'}
            size={24}
            label={t(sideMenu.open === true ? 'header.closeMenu' : 'header.openMenu')}
            aria-expanded={sideMenu.open ?? false}
            onClick={() => sideMenu.setOpen(sideMenu.open !== true)}
          />
        )}
        <Logo action={homeAction}>
          <img src={src} width={width} height={height} alt={alt === undefined ? site.name : t(alt)} />
        </Logo>
        {arrangement === 'two-rows' && (
          <Links>
            {session.status === 'signedIn' && <span>{t('account.signedInAs', { account: session.account })}</span>}
            {entries
              .filter(({ item }) => isLink(item.emphasis))
              .map((entry) => (
                <HeaderEntry key={entry.name} entry={entry} />
              ))}
          </Links>
        )}
        <Edge>
          {entries
            .filter(({ item }) => !isLink(item.emphasis))
            .map((entry) => (
              <HeaderEntry key={entry.name} entry={entry} />
            ))}
          {session.status === 'signedIn' && (
            <Suspense fallback={<SkeletonBar />}>
              <SignedInCorner account={session.account} balance={balance} />
            </Suspense>
          )}
        </Edge>
      </Bar>
    </Frame>
  )
}
