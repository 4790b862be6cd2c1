import { Suspense } from 'react'
import { BrandLogo } from '@/site/elements/brand-logo'
import type { SiteHeaderProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { homeAction } from '@/site/merchant/actions/home-action'
import { useMenuEntries, type MenuEntry } from '@/site/merchant/centres/menu-entries'
import { usePage, useSideMenuOpen } from '@/site/merchant/pages/page-context'
import { useMenu } from '@/site/merchant/site-context'
import { IconButton } from '@/site/ui/icons/icon-button'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { foldEntries, notIn } from './fold-entries'
import { HeaderEntry } from './header-entry'
import { Frame } from './header-frame'
import { Bar, Edge, Links, Logo, More, Start } from './header-layout'

/** Lazy-loaded, because guests do not need it. */
const SignedInCorner = lazyPart('signed-in-corner', () =>
  import('./signed-in-corner').then((part) => part.SignedInCorner),
)

/** Lazy-loaded, because most headers have space for all their entries. */
const MoreEntries = lazyPart('more-entries', () => import('./more-entries').then((part) => part.MoreEntries))

/** Lazy-loaded, because most pages have a side menu, and the languages in it. */
const LanguageMenu = lazyPart('language-menu', () => import('./language-menu').then((part) => part.LanguageMenu))

/** The header of a page (1 §2 Header). */
export function SiteHeader({ arrangement, sticky, balance }: SiteHeaderProps) {
  const t = useText()
  const { hasSideMenu, sideMenu } = usePage()
  const isMenuOpen = useSideMenuOpen()
  const session = useSession()
  const { items, order, top } = useMenu('header')
  const entries = useMenuEntries({ items, order: [...new Set(top?.concat(order) ?? order)] })
  const sideEntries = useMenuEntries(useMenu('side'))
  const isSignedIn = session.status === 'signedIn'
  const folded = foldEntries(entries, isSignedIn)
  const more = isSignedIn ? [] : notIn(hasSideMenu ? sideEntries : [], folded)
  // In the two-row arrangement the first row holds the less important entries, or those that the brand selects.
  const isLink = ({ name, item }: MenuEntry) =>
    arrangement === 'two-rows' && (top?.includes(name) ?? item.emphasis !== 'strong')

  return (
    <Frame $arrangement={arrangement} $sticky={sticky} $isFull={isSignedIn}>
      <Bar>
        {hasSideMenu ? (
          <IconButton
            icon={isMenuOpen === true ? 'x' : 'menu'}
            size={24}
            label={t(isMenuOpen === true ? 'header.closeMenu' : 'header.openMenu')}
            aria-expanded={isMenuOpen ?? false}
            onClick={() => sideMenu.setOpen(isMenuOpen !== true)}
          />
        ) : (
          <Start>
            <Suspense>
              <LanguageMenu />
            </Suspense>
          </Start>
        )}
        <Logo action={homeAction}>
          <BrandLogo />
        </Logo>
        {arrangement === 'two-rows' && (
          <Links>
            {session.status === 'signedIn' && <span>{t('account.signedInAs', { account: session.account })}</span>}
            {entries.filter(isLink).map((entry) => (
              <HeaderEntry key={entry.name} entry={entry} folds={folded.has(entry)} isLink />
            ))}
          </Links>
        )}
        <Edge>
          {entries
            .filter((entry) => !isLink(entry))
            .map((entry) => (
              <HeaderEntry key={entry.name} entry={entry} folds={folded.has(entry)} />
            ))}
          {session.status === 'signedIn' && (
            <Suspense fallback={<SkeletonBar />}>
              <SignedInCorner account={session.account} balance={balance} folded={folded} />
            </Suspense>
          )}
          {more.length > 0 && (
            <More>
              <Suspense>
                <MoreEntries entries={more} />
              </Suspense>
            </More>
          )}
        </Edge>
      </Bar>
    </Frame>
  )
}
