import type { Card } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { Frame } from './card-frame'
import { Arrow, Body, CardLink, Chip, Ghost, Heading, Picture, Text } from './card-parts'

interface Props {
  readonly card: Card
  /** Whether the text stands over the picture instead of under it. */
  readonly over: boolean
  readonly heading: 'h2' | 'h3'
}

/**
 * One card. Its title is the link and the click area covers the card, so that the title alone is the accessible name.
 */
export function CardView({ card, over, heading }: Props) {
  const t = useText()
  const { image, icon, action } = card
  return (
    <Frame $over={over}>
      {image !== undefined && (
        <Picture
          src={image.src}
          width={image.width}
          height={image.height}
          alt={image.alt === undefined ? '' : t(image.alt)}
          loading="lazy"
          decoding="async"
        />
      )}
      {image === undefined && icon !== undefined && (
        <>
          <Ghost aria-hidden>
            <Icon name={icon} size={160} />
          </Ghost>
          <Chip>
            <Icon name={icon} size={24} />
          </Chip>
        </>
      )}
      <Body>
        <Heading as={heading}>
          {action === undefined ? t(card.title) : <CardLink action={action}>{t(card.title)}</CardLink>}
        </Heading>
        {card.text !== undefined && <Text>{t(card.text)}</Text>}
      </Body>
      {action !== undefined && (
        <Arrow aria-hidden>
          <Icon name="arrow-forward" size={18} />
        </Arrow>
      )}
    </Frame>
  )
}
