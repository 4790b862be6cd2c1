import { styled } from 'styled-components'
import { PlatformGuide } from '@/site/elements/app-guide/platform-guide'
import type { AppGuideProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'

/** How to get the app (1 §2, /down). */
export function AppGuide({ title }: AppGuideProps) {
  const t = useText()
  return (
    <Frame>
      <h2>{t(title)}</h2>
      <PlatformGuide />
    </Frame>
  )
}

const Frame = styled.section`
  display: grid;
  gap: var(--space-5);
  inline-size: 100%;
  max-inline-size: 50rem;
  margin-inline: auto;
  padding-inline: var(--space-gutter);
`
