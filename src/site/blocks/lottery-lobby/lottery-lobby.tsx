import { LotteryStage, SignInToBet } from '@/site/games/lottery/lottery-stage'
import { useKeptMode, useLotteryOf } from '@/site/games/lottery/use-lottery-of'
import { usePrefetchBetting } from '@/site/games/lottery/use-prefetch-betting'
import { usePrizeMode } from '@/site/games/lottery/use-prize-mode'
import { useErrorText } from '@/site/gateway/error-text'
import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useQuery } from '@/site/merchant/pages/navigation'
import { useSession } from '@/site/session/session'
import { hasLotteries } from '@/site/merchant/pages/lobby-pages'
import { useSite } from '@/site/merchant/site-context'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Draws } from './draws'
import { DrawsWaiting, Frame, Head } from './lobby-layout'
import { NoDraws } from './no-draws'
import { PrizeModeChoice } from './prize-mode-choice'

/** The lotteries of Vietnam. On a lottery page, the one that the URL names opens here for betting (2 §2, §7). */
export function LotteryLobby(props: LotteryLobbyProps) {
  const { title, opens, prizeMode: fixed, prizeModes, tabs, look, balls } = props
  const t = useText()
  const errorText = useErrorText()
  const kept = usePrizeMode(fixed)
  const [gameCode, playType] = [useQuery('gameCode'), useQuery('playType')]
  const { categories } = useSite()
  const isGuest = useSession().status === 'guest'
  const isHere = opens === undefined

  const asked = isHere ? gameCode : undefined
  const { menus, lottery, prizeMode, error, isValidating, mutate } = useLotteryOf(asked, kept, fixed ? [] : prizeModes)
  useKeptMode(lottery === undefined || prizeMode === kept ? undefined : prizeMode)
  usePrefetchBetting({
    prizeMode: kept,
    gameCode: asked,
    playType,
    isKnown: lottery !== undefined || prizeMode !== kept,
  })
  if (lottery !== undefined) return <LotteryStage {...{ lottery, prizeMode, playType }} />

  // Nothing moves when the lottery's own name arrives.
  if (asked !== undefined && isGuest && menus === undefined && error === undefined && hasLotteries(categories))
    return <SignInToBet title={t(title)} />

  const Heading = isHere ? 'h1' : 'h2'
  return (
    <Frame>
      <Head>
        <Heading>{t(title)}</Heading>
        {fixed === undefined && prizeModes.length > 1 && <PrizeModeChoice modes={prizeModes} />}
      </Head>
      {menus !== undefined ? (
        <Draws
          {...{ tabs, look, balls, menus, prizeMode }}
          {...(opens !== undefined && { opens })}
          isUnknown={asked !== undefined}
        />
      ) : !hasLotteries(categories) ? (
        // A brand without lotteries has nothing to wait for.
        <NoDraws />
      ) : error === undefined ? (
        <DrawsWaiting />
      ) : (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      )}
    </Frame>
  )
}
