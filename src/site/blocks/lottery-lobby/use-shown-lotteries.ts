import {
  usePopularLotteries,
  useRecentLotteries,
  type Lottery,
  type LotteryMenu,
  type NextDraw,
  type PrizeMode,
} from '@/site/gateway/games/lottery'
import type { Tab } from './use-tab'

/** A lottery with its menu's title and its next draw. */
export interface ShownLottery {
  readonly lottery: Lottery
  readonly region: string
  readonly draw: NextDraw
}

interface Asked {
  readonly tab: Tab
  readonly menus: readonly LotteryMenu[]
  readonly prizeMode: PrizeMode
  readonly draws: readonly NextDraw[] | undefined
  readonly favourites: { readonly codes: readonly string[] }
}

/** The lotteries of a tab, without duplicates: regions sorted by draw time, lists in their own order. */
export function useShownLotteries({ tab, menus, prizeMode, draws = [], favourites }: Asked): {
  readonly lotteries: readonly ShownLottery[]
  readonly isComing: boolean
} {
  const popular = usePopularLotteries(prizeMode, tab === 'popular')
  const recents = useRecentLotteries(prizeMode, tab === 'recents')
  const all = menus.flatMap(({ code, title, gameMenus }) => gameMenus.map((lottery) => ({ code, title, lottery })))
  const known = new Map(all.map((each) => [each.lottery.gameCode, each]))
  const list = { popular: popular.data, recents: recents.data }[tab as string]
  const codes =
    tab === 'favourites'
      ? favourites.codes
      : tab === 'popular' || tab === 'recents'
        ? (list ?? []).map(({ gameCode }) => gameCode)
        : byClosing(draws).filter((code) => tab === 'soon' || known.get(code)?.code === tab)
  const lotteries = [...new Set(codes)].flatMap((code) => {
    const found = known.get(code)
    const draw = draws.find(({ gameCode }) => gameCode === code)
    return found === undefined || draw === undefined ? [] : [{ lottery: found.lottery, region: found.title, draw }]
  })
  const read = { popular, recents }[tab as string]
  return { lotteries, isComing: read !== undefined && read.data === undefined && read.error === undefined }
}

const byClosing = (draws: readonly NextDraw[]): string[] =>
  draws.toSorted((a, b) => Date.parse(a.drawsAt) - Date.parse(b.drawsAt)).map(({ gameCode }) => gameCode)
