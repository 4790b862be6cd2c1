import { useMemo, useSyncExternalStore } from 'react'
import { lotteryFavourites } from '@/site/session/lottery-favourites'
import { useSession } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { obstacleTexts, useGuard } from '@/site/merchant/actions/guards'
import { warning } from '@/site/merchant/actions/message-presets'

/** Accounts of this type have no favourites, whatever their role (2 §6). */
const withoutFavourites = 4

interface LotteryFavourites {
  readonly codes: readonly string[]
  /** Whether the player may have favourites; otherwise says what is missing. */
  readonly passes: () => boolean
  readonly turn: (gameCode: string) => void
}

/** The favourite lotteries of the signed-in account, on this device (2 §3, §6). */
export function useLotteryFavourites(): LotteryFavourites {
  const session = useSession()
  const dialogs = useDialogs()
  const passesGuard = useGuard()
  const kept = useSyncExternalStore(lotteryFavourites.subscribe, lotteryFavourites.get, () => '')
  const account = session.status === 'signedIn' ? session.account : undefined
  // `kept` is the stored text they are parsed from.
  const codes = useMemo(
    () => (account === undefined || kept === '' ? [] : lotteryFavourites.of(account)),
    [account, kept],
  )

  function passes(): boolean {
    if (!passesGuard('realAccount')) return false
    if (session.status !== 'signedIn' || session.accountType !== withoutFavourites) return true
    dialogs.open('message', warning(obstacleTexts.trial))
    return false
  }

  return {
    codes,
    passes,
    turn: (gameCode) => {
      if (passes() && account !== undefined) lotteryFavourites.turn(account, gameCode)
    },
  }
}
