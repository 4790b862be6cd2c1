import { styled } from 'styled-components'
import { GuardNotice } from '@/site/elements/guard-notice'
import { GameStage } from '@/site/games/launch/game-stage'
import { readLaunch } from '@/site/games/launch/launch-card'
import type { GameFrameProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { homeAction } from '@/site/merchant/actions/home-action'
import { useLocation } from '@/site/merchant/pages/navigation'
import { ActionTarget } from '@/site/elements/action-target'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { EmptyState } from '@/site/ui/notices/empty-state'

/** The game that the URL names (2 §2 game pages). */
export function GameFrame(props: GameFrameProps) {
  const t = useText()
  const game = readLaunch(useLocation().search)
  const { status } = useSession()
  if (game === undefined)
    return (
      <Notice>
        <h1>{t('page.game.title')}</h1>
        <EmptyState icon="play" text={t('launch.none')}>
          <ActionButton action={homeAction} $emphasis="strong">
            {t('nav.home')}
          </ActionButton>
        </EmptyState>
      </Notice>
    )
  // Guests cause no request to the server (2 §6).
  if (status === 'guest')
    return (
      <Notice>
        <h1>{t('page.game.title')}</h1>
        <GuardNotice guard="login" />
      </Notice>
    )
  return <GameStage key={JSON.stringify(game)} {...props} game={game} />
}

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-gutter);
  text-align: center;
`

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
