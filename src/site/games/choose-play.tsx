import { styled } from 'styled-components'
import { GamePicture } from './game-picture'
import { pictureRatio } from './tile-looks'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useErrorText } from '@/site/gateway/error-text'
import type { GameCard } from '@/site/gateway/games/games'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from '@/site/merchant/actions/message-presets'
import { useWholeSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'
import { Icon } from '@/site/ui/icons/icon'

interface ChoosePlayProps {
  readonly game: GameCard
  readonly onChoose: (mode: 'real' | 'demo') => void
  readonly onClose: () => void
}

/** Asks how to play a game that has a demo: a visitor signs in, or plays the demo with a trial account. */
export function ChoosePlay({ game, onChoose, onClose }: ChoosePlayProps) {
  const t = useText()
  const { shape } = useWholeSite().site.gameTiles
  const isGuest = useSession().status === 'guest'
  const session = useSessionActions()
  const dialogs = useDialogs()
  const errorText = useErrorText()

  function handleTry() {
    if (!isGuest) {
      onChoose('demo')
      return
    }
    onClose()
    session.freePlay(() => onChoose('demo')).catch((error: unknown) => void dialogs.confirm(warning(errorText(error))))
  }
  return (
    <Dialog title={game.title} closesOutside onClose={onClose}>
      <Frame>
        <Picture $shape={shape}>
          <GamePicture game={game} />
        </Picture>
        <Ways>
          {isGuest && <p>{t('launch.login')}</p>}
          <Button emphasis="strong" onClick={() => onChoose('real')}>
            {!isGuest && <Icon name="play" size={18} />}
            {t(isGuest ? 'nav.login' : 'game.real')}
          </Button>
          <Button onClick={handleTry}>{t('game.demo')}</Button>
        </Ways>
      </Frame>
    </Dialog>
  )
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`

const Picture = styled.div<{ readonly $shape: GameTiles['shape'] }>`
  container-type: inline-size;
  flex: 0 0 8rem;
  aspect-ratio: ${({ $shape }) => pictureRatio[$shape]};
  overflow: clip;
  border-radius: min(var(--radius-card), 1rem);
`

const Ways = styled.div`
  flex: 1 1 11rem;
  display: grid;
  align-content: center;
  gap: var(--space-3);
`
