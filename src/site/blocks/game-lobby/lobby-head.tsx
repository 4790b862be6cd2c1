import { styled } from 'styled-components'
import type { Image, TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'

interface LobbyHeadProps {
  readonly title: TextKey
  readonly picture: Image | undefined
}

/** The title of the lobby, with its picture. */
export function LobbyHead({ title, picture }: LobbyHeadProps) {
  const t = useText()
  return (
    <Head>
      <h2>{t(title)}</h2>
      {picture !== undefined && (
        <img src={picture.src} width={picture.width} height={picture.height} alt="" decoding="async" />
      )}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  overflow: clip;

  > h2 {
    font-size: var(--font-size-heading);
  }

  > img {
    flex: none;
    inline-size: auto;
    block-size: clamp(5rem, 12cqi, 8rem);
    max-inline-size: 45%;
    object-fit: contain;
  }
`
