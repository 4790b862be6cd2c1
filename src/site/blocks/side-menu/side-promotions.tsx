import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { useErrorText } from '@/site/gateway/error-text'
import { usePromotions } from '@/site/gateway/rewards/promotions'
import { useText } from '@/site/i18n/language'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import { useSite } from '@/site/merchant/site-context'
import { IconButton } from '@/site/ui/icons/icon-button'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

interface SidePromotionsProps {
  /** Maximum number of promotions. */
  readonly count: number
  readonly onActivate: () => void
}

/** The first promotions, and a link to all of them (1 §2 Side menu, §9). */
export function SidePromotions({ count, onActivate }: SidePromotionsProps) {
  const t = useText()
  const { routes } = useSite()
  const errorText = useErrorText()
  const { promotions, error, mutate } = usePromotions()
  if (promotions === undefined && error !== undefined) {
    return (
      <Failed role="alert">
        <span>{errorText(error)}</span>
        <IconButton icon="refresh-cw" size={16} label={t('retry')} onClick={() => void mutate()} />
      </Failed>
    )
  }
  return (
    <List aria-busy={promotions === undefined}>
      {promotions === undefined
        ? Array.from({ length: count }, (_, row) => (
            <li key={row}>
              <SkeletonBar />
            </li>
          ))
        : promotions.slice(0, count).map(({ id, title }) => (
            <li key={id}>
              <Entry action={promotionAction(routes, id)} onActivate={onActivate}>
                <span dir="auto">{title}</span>
              </Entry>
            </li>
          ))}
      <li>
        <Entry action={promotionAction(routes)} onActivate={onActivate} data-all>
          {t('side-menu.allPromotions')}
        </Entry>
      </li>
    </List>
  )
}

const List = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: grid;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
  }
`

const Entry = styled(ActionTarget)`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-block: 0.3rem;
  color: var(--color-text);
  font-size: var(--font-size-small);
  text-decoration: none;

  /* Two lines hold what one would cut in German or Tamil. */
  > span {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.4;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &:hover {
    color: var(--color-accent);
  }

  &[data-all] {
    color: var(--color-accent);
    font-weight: var(--font-weight-control);
  }
`

const Failed = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline: 0.5rem;
  color: var(--color-danger);
  font-size: var(--font-size-small);
`
