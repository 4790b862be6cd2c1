import { Suspense, useId } from 'react'
import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { MerchantDataBoundary } from '@/site/render/merchant-data-boundary'
import { useSession } from '@/site/session/session'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { useHydratedLater } from '@/site/ui/view/use-hydrated'
import { LanguageList } from './language-list'
import { Group, Title } from './side-group'
import { SideEntry } from './side-entry'
import { List } from './side-menu-looks'
import { SideOwn } from './side-own'

/** Lazy-loaded, because the page does not wait for the server's promotions. */
const SidePromotions = lazyPart('side-promotions', () =>
  import('./side-promotions').then((part) => part.SidePromotions),
)

const languageList = (
  <MerchantDataBoundary name="language-list">
    <LanguageList />
  </MerchantDataBoundary>
)

interface SideMenuContentProps extends Pick<SideMenuProps, 'look' | 'languages' | 'rank' | 'promotions'> {
  /** Called when an entry is selected. */
  readonly onActivate: () => void
}

/** Heights of an entry and of the section title in rem, to reserve space. */
const rowSize = 2.75
const titleSize = 4.5

export function SideMenuContent({ look, languages, rank, promotions, onActivate }: SideMenuContentProps) {
  const t = useText()
  const id = useId()
  const entries = useMenuEntries(useMenu('side'))
  const { status } = useSession()
  const isAlive = useHydratedLater()
  return (
    <>
      {status === 'signedIn' && <SideOwn {...{ look, rank, onActivate }} />}
      <nav aria-label={t('nav.main')}>
        <List $look={look}>
          {entries.map((entry) => (
            <SideEntry key={entry.name} {...{ entry, look, onActivate }} />
          ))}
        </List>
      </nav>
      {promotions > 0 && (
        <Group role="group" aria-labelledby={id} $room={(promotions + 1) * rowSize + titleSize}>
          <Title id={id}>{t('side-menu.promotions')}</Title>
          {isAlive && (
            <Suspense>
              <SidePromotions count={promotions} onActivate={onActivate} />
            </Suspense>
          )}
        </Group>
      )}
      {languages && languageList}
    </>
  )
}
