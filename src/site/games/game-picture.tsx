import { useState } from 'react'
import { styled } from 'styled-components'
import type { GameCard } from '@/site/gateway/games/games'
import { usePictureAddress } from '@/site/merchant/picture-address'

/** A game's picture. */
export function GamePicture({ game: { image, title } }: { game: Pick<GameCard, 'image' | 'title'> }) {
  return <PictureAt address={usePictureAddress()(image)} title={title} />
}

interface PictureAtProps {
  readonly address: string | undefined
  readonly title: string
}

/**
 * The picture at an address. After one failed attempt (2 §9), or without an address, the game's name is shown on the
 * brand's colours.
 */
export function PictureAt({ address, title }: PictureAtProps) {
  const [failed, setFailed] = useState<string>()
  if (address === undefined || address === failed)
    return (
      <Drawn aria-hidden>
        <span>{title}</span>
      </Drawn>
    )
  // Keyed by address, so that the old picture is not shown while another one loads.
  return (
    <Picture key={address} src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
  )
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  filter: var(--picture-filter);
`

const Drawn = styled.span`
  container-type: inline-size;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  padding: 0.6rem;
  overflow: hidden;
  background:
    radial-gradient(circle at 20% 0%, color-mix(in srgb, var(--color-accent) 55%, transparent), transparent 60%),
    linear-gradient(160deg, var(--color-primary), color-mix(in srgb, var(--color-primary) 35%, #000));

  > span {
    color: var(--color-on-primary);
    font-family: var(--font-heading);
    font-size: clamp(0.8rem, 12cqi, 1.5rem);
    font-weight: var(--font-weight-heading);
    line-height: 1.1;
    text-align: center;
    overflow-wrap: anywhere;
  }
`
