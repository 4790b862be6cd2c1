import { styled } from 'styled-components'
import { GuardNotice } from '@/site/elements/guard-notice'
import { GameStage } from '@/site/games/launch/game-stage'
import type { LaunchedGame } from '@/site/games/launch/launch-card'
import type { Lottery, PrizeMode } from '@/site/gateway/games/lottery'
import { useSession } from '@/site/session/session'

interface LotteryStageProps {
  readonly lottery: Lottery
  readonly prizeMode: PrizeMode
  readonly playType: string | undefined
}

/** A lottery's betting page in its frame (2 §2). No request is made for a visitor (2 §6). */
export function LotteryStage({ lottery, prizeMode, playType }: LotteryStageProps) {
  const { status, role } = useSession()
  if (status === 'guest') return <SignInToBet title={lottery.title} />
  const { gameCode, gameId = gameCode, title, defaultPlayType } = lottery
  const game: LaunchedGame = {
    vendor: 'TCG_SEA',
    of: { gameId },
    nodeId: '',
    gameType: 'ELOTT',
    mode: role === 'trial' ? 'demo' : 'real',
    title,
    lottery: {
      gameCode,
      prizeMode,
      ...(playType !== undefined && { playType }),
      ...(defaultPlayType !== undefined && { defaultPlayType }),
    },
  }
  return (
    <GameStage
      key={JSON.stringify(game)}
      game={game}
      facts={['balance', 'clock', 'result']}
      tools={['theatre', 'fullScreen']}
    />
  )
}

/** What a visitor sees instead of a lottery. */
export function SignInToBet({ title }: { title: string }) {
  return (
    <Notice>
      <h1>{title}</h1>
      <GuardNotice guard="login" />
    </Notice>
  )
}

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-gutter);
  text-align: center;
`
