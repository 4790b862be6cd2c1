import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { LobbyNoticeProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { homeAction } from '@/site/merchant/actions/home-action'
import { promotionAction } from '@/site/merchant/actions/promotion-action'
import { useSite } from '@/site/merchant/site-context'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

/** Shown instead of games that are not available yet. */
export function LobbyNotice({ title }: LobbyNoticeProps) {
  const t = useText()
  const { routes } = useSite()
  return (
    <Frame>
      <h2>{t(title)}</h2>
      <p>{t('lobby-notice.text')}</p>
      <Ways>
        <ActionButton action={homeAction} $emphasis="strong">
          {t('nav.home')}
        </ActionButton>
        <ActionButton action={promotionAction(routes)} $emphasis="normal">
          {t('nav.promotions')}
        </ActionButton>
      </Ways>
    </Frame>
  )
}

const Frame = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: clamp(2rem, 6vw, 4rem) var(--space-gutter);
  text-align: center;

  > p {
    max-inline-size: 52ch;
    color: var(--color-text-muted);
    font-size: var(--font-size-large);
    text-wrap: balance;
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
`

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
