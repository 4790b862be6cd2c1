import type { Routes } from '@/contract/generated/merchant-types'

type GameType = string

/** LOTT is treated as ELOTT (2 §9). */
const treatedAs = (gameType: GameType) => (gameType === 'LOTT' ? 'ELOTT' : gameType)

/** Whether these kinds of games include lotteries. */
export const hasLotteries = (gameTypes: readonly GameType[]): boolean =>
  gameTypes.some((each) => treatedAs(each) === 'ELOTT')

/** Path of the page whose lobby has games of a kind, of all vendors; undefined where the merchant has none. */
export function lobbyPath({ pages }: Pick<Routes, 'pages'>, gameType: GameType): string | undefined {
  return Object.values(pages).find((page) =>
    page.order.some((name) => {
      const section = page.sections[name]
      if (section?.block !== 'game-lobby' || section.props.vendor !== undefined) return false
      return section.props.gameType === treatedAs(gameType)
    }),
  )?.path
}
