import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { usePictureAddress } from '@/site/merchant/picture-address'

interface AvatarPictureProps {
  /** If it is missing, the fallback is shown. */
  readonly picture: string | null | undefined
  readonly account: string
  /** Side length in rem. */
  readonly size: number
}

/**
 * A player's picture. Falls back to the first letter of the account if there is none, or if it fails to load (1 §8).
 */
export function AvatarPicture({ picture, account, size }: AvatarPictureProps) {
  const addressOf = usePictureAddress()
  const address = useMemo(() => addressOf(picture), [addressOf, picture])
  const [failed, setFailed] = useState<string>()
  if (address === undefined || address === failed) {
    return (
      <Initial $size={size} aria-hidden>
        {initialOf(account)}
      </Initial>
    )
  }
  const pixels = size * 16
  return <Picture $size={size} src={address} alt="" width={pixels} height={pixels} onError={() => setFailed(address)} />
}

function initialOf(account: string): string {
  return Array.from(account)[0]?.toUpperCase() ?? ''
}

const Initial = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}rem;
  block-size: ${({ $size }) => $size}rem;
  border-radius: max(var(--radius-control), 2px);
  background: var(--button-background);
  color: var(--color-on-primary);
  font-family: var(--font-heading);
  font-size: ${({ $size }) => Math.max(1, $size * 0.42)}rem;
  font-weight: var(--font-weight-heading);
`

const Picture = styled.img<{ $size: number }>`
  display: block;
  flex: none;
  inline-size: ${({ $size }) => $size}rem;
  block-size: ${({ $size }) => $size}rem;
  border-radius: max(var(--radius-control), 2px);
  object-fit: cover;
`
