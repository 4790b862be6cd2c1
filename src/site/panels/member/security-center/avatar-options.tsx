import { useId } from 'react'
import { AvatarPicture } from '@/site/elements/player/avatar-picture'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { Icon } from '@/site/ui/icons/icon'
import { Mark, Tile, tileSize, Tiles, Working } from './avatar-tiles'

interface AvatarOptionsProps {
  readonly icons: readonly string[]
  /** Null if none is selected. */
  readonly selected: string | null
  /** The picture that is being saved. */
  readonly saving: string | undefined
  readonly onChoose: (icon: string) => void
}

/** A radio group of pictures, for keyboard and touch. */
export function AvatarOptions({ icons, selected, saving, onChoose }: AvatarOptionsProps) {
  const t = useText()
  const name = useId()
  const session = useSession()
  const account = session.status === 'signedIn' ? session.account : ''
  return (
    <Tiles role="radiogroup" aria-label={t('security-center.pictures')} aria-busy={saving !== undefined}>
      {icons.map((icon, index) => (
        <Tile key={icon}>
          <input
            type="radio"
            name={name}
            aria-label={t('security-center.pictureOf', { n: index + 1, total: icons.length })}
            checked={icon === selected}
            onChange={() => onChoose(icon)}
          />
          <AvatarPicture picture={icon} account={account} size={tileSize} />
          {icon === selected && (
            <Mark aria-hidden>{icon === saving ? <Working /> : <Icon name="check" size={16} />}</Mark>
          )}
        </Tile>
      ))}
    </Tiles>
  )
}
