import { usePrizeMode } from '@/site/games/lottery/use-prize-mode'
import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { chosenPrizeMode } from '@/site/session/prize-mode'
import { Select } from '@/site/ui/inputs/select'

/** Selects the prize mode, which decides the payouts and the lotteries on offer, for the session. */
export function PrizeModeChoice({ modes }: { modes: LotteryLobbyProps['prizeModes'] }) {
  const t = useText()
  const chosen = usePrizeMode(undefined)
  return (
    <Select
      label={t('lottery-lobby.modes')}
      value={chosen}
      options={modes.map((value) => ({ value, label: t(`lottery-lobby.mode.${value}`) }))}
      onSelect={(mode) => chosenPrizeMode.set(mode)}
    />
  )
}
