import { styled } from 'styled-components'
import { earlyPictureVariable } from '@/site/gateway/early-calls'
import { useText } from '@/site/i18n/language'
import { MainContent } from '@/site/ui/view/main-content'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { earlyCards } from './early-cards'

export const Frame = styled(MainContent).attrs({ as: 'section' })`
  display: grid;
  gap: var(--space-5);
  padding-block-start: var(--space-5);
  padding-inline: var(--page-edge);
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: clamp(0.75rem, var(--space-4), 1.5rem);
  padding: 0;
  list-style: none;
`

/** Placeholder of the cards. The HTML document shows the first pictures in it while the scripts load. */
export function Waiting() {
  const t = useText()
  return (
    <Cards as="div" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: earlyCards }, (_, index) => (
        <Place key={index} aria-hidden>
          <SkeletonBar />
          <Picture $index={index} />
        </Place>
      ))}
    </Cards>
  )
}

const Place = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-card);

  & > ${SkeletonBar} {
    block-size: 100%;
    border-radius: inherit;
  }
`

const Picture = styled.span<{ readonly $index: number }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  aspect-ratio: 8 / 5;
  background: var(${({ $index }) => earlyPictureVariable($index)}, none) center / cover;
  filter: var(--picture-filter);
`
