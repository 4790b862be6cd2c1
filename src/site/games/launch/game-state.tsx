import { styled } from 'styled-components'
import { ContactService } from '@/site/elements/contact-service'
import { GamePicture } from '@/site/games/game-picture'
import { pictureRatio } from '@/site/games/tile-looks'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import type { GameTiles } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Spinner } from '@/site/ui/loading/spinner'
import type { StoredCard } from './stored-cards'
import type { GameFrame } from './use-game-frame'
import { low } from '@/site/ui/view/screen-sizes'

interface GameStateProps {
  readonly frame: GameFrame
  readonly title: string
  readonly image: StoredCard['image']
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** Whether the frame is covered and shows nothing of the game. */
export const isCovered = ({ status }: GameFrame) => status === 'starting' || status === 'failed'

/** Shown in place of the game: that it is starting, or why it failed and what can be done. */
export function GameState({ frame, title, image, onRetry, onBack }: GameStateProps) {
  const t = useText()
  const { shape } = useWholeSite().site.gameTiles
  if (frame.status !== 'failed')
    return (
      <Cover>
        <Picture $shape={shape}>
          <GamePicture game={{ title, ...(image !== undefined && { image }) }} />
        </Picture>
        <Title>{title}</Title>
        <Spinner label={t('launch.starting', { game: title })} />
        <p aria-hidden>{t('launch.starting', { game: title })}</p>
      </Cover>
    )
  // Errors that a retry would not change offer no retry.
  const isFinal = frame.code === 'not_enough_to_play' || frame.code === 'session'
  return (
    <Cover>
      <Title>{title}</Title>
      {frame.refusal === undefined ? (
        <FailedNotice text={t(frame.text)} {...(isFinal ? {} : { onRetry })} />
      ) : (
        <Refused role="alert">
          <RefusalMessage error={frame.refusal} />
          {!isFinal && <Button onClick={onRetry}>{t('retry')}</Button>}
        </Refused>
      )}
      {frame.code === 'no_address' && <ContactService />}
      <Button emphasis="quiet" onClick={onBack}>
        {t('launch.back')}
      </Button>
    </Cover>
  )
}

const Cover = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-4);
  overflow: auto;
  background:
    radial-gradient(60% 60% at 50% 40%, color-mix(in srgb, var(--color-primary) 30%, transparent), transparent),
    var(--color-surface);
  color: var(--color-text);
  text-align: center;
`

/** The picture from the lobby; where it is unknown, the game's name on the brand's colours. */
const Picture = styled.div<{ readonly $shape: GameTiles['shape'] }>`
  container-type: inline-size;
  inline-size: min(9rem, 40vw);
  aspect-ratio: ${({ $shape }) => pictureRatio[$shape]};
  overflow: clip;
  border-radius: min(var(--radius-card), 1rem);

  @media ${low} {
    display: none;
  }
`

const Title = styled.h2`
  font-size: var(--font-size-xlarge, 1.5rem);
  text-wrap: balance;
  overflow-wrap: anywhere;
`

/** Left-aligned text in a box of its own, within a centred layout. */
const Refused = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  inline-size: min(24rem, 100%);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);
  text-align: start;
`
