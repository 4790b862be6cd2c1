import { usePrizeMode } from '@/flows/lottery/use-prize-mode'
import type { LotteryLobbyProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { chosenPrizeMode } from '@/session/prize-mode'
import { Select } from '@/ui/select'

/** How the lotteries pay, and which of them there are: for the session. */
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
