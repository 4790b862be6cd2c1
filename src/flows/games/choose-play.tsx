import { styled } from 'styled-components'
import { GamePicture } from '@/elements/games/game-picture'
import { pictureRatio } from '@/elements/games/tile-looks'
import { useSessionActions } from '@/flows/session-actions'
import { useErrorText } from '@/gateway/error-text'
import type { GameCard } from '@/gateway/games'
import type { GameTiles } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { useDialogs } from '@/site/dialogs'
import { warning } from '@/site/message-presets'
import { useWholeSite } from '@/site/site-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Icon } from '@/ui/icon'

interface ChoosePlayProps {
  readonly game: GameCard
  readonly onChoose: (mode: 'real' | 'demo') => void
  readonly onClose: () => void
}

/** Asks how a game is to be played that can be played without money too: a visitor signs in for it, or tries it with a trial account. */
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
