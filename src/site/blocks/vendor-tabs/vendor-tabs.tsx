import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { useLobbyVendors } from '@/site/games/use-lobby-vendors'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import { VendorIcon } from '@/site/elements/vendors/vendor-icon'
import { useErrorText } from '@/site/gateway/error-text'
import type { VendorTabsProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Icon } from '@/site/ui/icons/icon'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { useCentredItem } from '@/site/ui/view/use-centred-item'
import { tabHeights, tabLooks } from './tab-looks'
import { low } from '@/site/ui/view/screen-sizes'

/** Tabs for the vendors of a game category. The URL stores the selected one (2 §2). */
export function VendorTabs({ label, gameType, look, all, icon, currentIcon }: VendorTabsProps) {
  const t = useText()
  const errorText = useErrorText()
  const { vendors, areSeveral, current, choose, error, isReading, refresh } = useLobbyVendors(gameType)
  const list = useCentredItem<HTMLDivElement>('[aria-pressed="true"]', current)

  if (vendors === undefined) {
    if (error === undefined) return areSeveral ? <Waiting $look={look} aria-busy="true" /> : null
    const onRetry = () => void refresh().catch(() => undefined)
    return <FailedNotice text={errorText(error)} busy={isReading} onRetry={onRetry} />
  }
  if (vendors.length < 2) return null
  return (
    <Row ref={list} className="fades" role="group" aria-label={t(label)} $look={look}>
      {all && (
        <Tab type="button" aria-pressed={current === allVendors} $look={look} onClick={() => choose(allVendors)}>
          <Icon name="grid" size={22} />
          <span>{t('vendor-tabs.all')}</span>
        </Tab>
      )}
      {vendors.map(({ code, name, card }) => (
        <Tab
          key={code}
          type="button"
          aria-pressed={code === current}
          data-closed={card.maintenance === true}
          $look={look}
          onClick={() => choose(code)}
        >
          <VendorIcon code={code} drawing={code === current ? currentIcon : icon} />
          <span>{name}</span>
          {card.maintenance === true && <small>{t('game.badge.maintenance')}</small>}
        </Tab>
      ))}
    </Row>
  )
}

interface Looked {
  readonly $look: VendorTabsProps['look']
}

const Row = styled.div<Looked>`
  /* However many vendors there are, the page is no wider for them. */
  contain: inline-size;
  display: flex;
  gap: ${({ $look }) => ($look === 'line' ? 'var(--space-1)' : 'var(--space-2)')};
  padding: 4px var(--page-edge);
  overflow-x: auto;
  scrollbar-width: none;
`

const Waiting = styled(SkeletonBar)<Looked>`
  block-size: ${({ $look }) => tabHeights[$look]};
  margin: 4px var(--page-edge);

  @media ${low} {
    block-size: 2.75rem;
  }
`

const Tab = styled.button<Looked>`
  flex: none;
  color: var(--color-text-muted);
  font-weight: var(--font-weight-control);
  ${({ $look }) => tabLooks[$look]}

  &:hover,
  &[aria-pressed='true'] {
    color: var(--color-text);
  }

  &[data-closed='true'] > span {
    opacity: 0.6;
  }

  > small {
    font-size: 0.6875rem;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
