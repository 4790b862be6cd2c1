import { useState } from 'react'
import { styled } from 'styled-components'
import { usePlayerAvatar } from '@/gateway/avatar'
import { usePictureAddress } from '@/site/picture-address'

/** The picture that the player has chosen; the first letter of the account where there is none, or it cannot be loaded (1 §8). */
export function PlayerPicture({ account }: { account: string }) {
  const { data } = usePlayerAvatar()
  const address = usePictureAddress()(data?.avatar)
  const [failed, setFailed] = useState<string>()
  if (address === undefined || address === failed) return <Initial aria-hidden>{initialOf(account)}</Initial>
  return <Picture src={address} alt="" width={40} height={40} onError={() => setFailed(address)} />
}

function initialOf(account: string): string {
  return Array.from(account)[0]?.toLocaleUpperCase() ?? ''
}

const Initial = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.4rem;
  block-size: 2.4rem;
  border-radius: max(var(--radius-control), 2px);
  background: var(--button-background);
  color: var(--color-on-primary);
  font-family: var(--font-heading);
  font-weight: var(--font-weight-heading);
`

const Picture = styled.img`
  display: block;
  inline-size: 2.4rem;
  block-size: 2.4rem;
  border-radius: max(var(--radius-control), 2px);
  object-fit: cover;
`
