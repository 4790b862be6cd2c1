import { useLotteryFavourites } from '@/site/games/lottery/use-lottery-favourites'
import { useErrorText } from '@/site/gateway/error-text'
import { useLotteryLobby, type LotteryMenu, type PrizeMode } from '@/site/gateway/games/lottery'
import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useLocation } from '@/site/merchant/pages/navigation'
import type { BallLook } from '@/site/theme/ball-variables'
import { Button } from '@/site/ui/button'
import { Choices } from '@/site/ui/inputs/choices'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import '@/site/ui/icons/later-icons'
import { Notice } from '@/site/ui/notices/notice'
import { DrawCard } from './draw-card'
import { DrawsWaiting, List } from './lobby-layout'
import { NoDraws } from './no-draws'
import { useRevalidateAfterDraw } from './use-revalidate-after-draw'
import { useShownLotteries } from './use-shown-lotteries'
import { useTab, type Tab } from './use-tab'

interface DrawsProps extends Pick<LotteryLobbyProps, 'opens' | 'tabs' | 'look'> {
  /** The section's own look of drawn numbers, if any. */
  readonly balls: BallLook | undefined
  readonly menus: readonly LotteryMenu[]
  readonly prizeMode: PrizeMode
  /** Whether the URL names a lottery that does not exist. */
  readonly isUnknown: boolean
}

/** The cards of the draws, and the tabs that filter them. */
export function Draws({ opens, tabs, prizeMode, look, balls, menus, isUnknown }: DrawsProps) {
  const t = useText()
  const errorText = useErrorText()
  const { pathname } = useLocation()
  const isGuest = useSession().status === 'guest'
  const favourites = useLotteryFavourites()
  const lobby = useLotteryLobby(prizeMode)
  useRevalidateAfterDraw(lobby)
  // Only regions with a lottery in this mode are offered.
  const regions = new Set(menus.map(({ code }) => code))
  const offered = tabs.filter((tab) => !isRegion(tab) || regions.has(tab))
  const [tab, setTab] = useTab(offered)
  const { lotteries, isComing } = useShownLotteries({ tab, menus, prizeMode, draws: lobby.data?.draws, favourites })

  const choose = (next: Tab) => {
    if ((next === 'recents' && isGuest) || next === 'favourites') if (!favourites.passes()) return
    setTab(next)
  }

  if (menus.length === 0) return <NoDraws />
  return (
    <>
      {isUnknown && (
        <Notice role="status">
          <p>{t('lottery-lobby.unknown')}</p>
        </Notice>
      )}
      {offered.length > 1 && (
        <Choices
          label={t('lottery-lobby.tabs')}
          choices={offered.map((name) => ({ name, label: t(`lottery-lobby.tab.${name}`) }))}
          selected={tab}
          onSelect={choose}
        />
      )}
      {lobby.error !== undefined && lobby.data === undefined ? (
        <FailedNotice text={errorText(lobby.error)} busy={lobby.isValidating} onRetry={() => void lobby.mutate()} />
      ) : lobby.data === undefined || isComing ? (
        <DrawsWaiting />
      ) : lotteries.length === 0 ? (
        <EmptyState icon="ticket" text={t('lottery-lobby.noneHere')}>
          {offered[0] !== undefined && offered[0] !== tab && (
            <Button onClick={() => setTab(offered[0] ?? tab)}>{t('lottery-lobby.all')}</Button>
          )}
        </EmptyState>
      ) : (
        <List $look={look}>
          {lotteries.map(({ lottery, region, draw }) => (
            <li key={lottery.gameCode}>
              <DrawCard
                {...{ lottery, region, draw, look, balls, favourites }}
                heading={opens === undefined ? 'h2' : 'h3'}
                to={opens ?? pathname}
              />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

const isRegion = (tab: Tab): boolean => ['north', 'centre', 'south', 'fast'].includes(tab)
