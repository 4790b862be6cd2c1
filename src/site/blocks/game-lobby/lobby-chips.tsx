import { classText } from './class-text'
import type { GameLobbyProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { FoldingChoices } from '@/site/ui/inputs/folding-choices'
import type { LobbyAddress } from './lobby-address'

interface LobbyChipsProps {
  readonly chips: GameLobbyProps['chips']
  readonly classes: readonly string[]
  readonly address: LobbyAddress
  readonly onSelect: (chosen: Pick<LobbyAddress, 'list' | 'gameClassify'>) => void
}

const ofClass = 'class:'

/** Chips that filter the games: lists, and classes of games. */
export function LobbyChips({ chips, classes, address, onSelect }: LobbyChipsProps) {
  const t = useText()
  const choices = chips.flatMap((chip) =>
    chip === 'classes'
      ? classes.map((name) => ({ name: ofClass + name, label: classText(t, name) }))
      : [{ name: chip, label: t(`game-lobby.chip.${chip}`) }],
  )
  if (choices.length < 2) return null
  return (
    <FoldingChoices
      label={t('game-lobby.chips')}
      choices={choices}
      selected={address.gameClassify === undefined ? address.list : ofClass + address.gameClassify}
      onSelect={(name) => {
        const list = chips.find((chip) => chip === name)
        if (list !== undefined && list !== 'classes') onSelect({ list, gameClassify: undefined })
        else onSelect({ list: 'all', gameClassify: name.slice(ofClass.length) })
      }}
    />
  )
}
