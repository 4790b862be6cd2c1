import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import { FirstOfPage } from '@/ui/first-of-page'
import { SkeletonBar } from '@/ui/skeleton'

export const Frame = styled(FirstOfPage).attrs({ as: 'section' })`
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

/** Where the cards will be. */
export function Waiting() {
  const t = useText()
  return (
    <Cards as="div" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: 3 }, (_, index) => (
        <Place key={index} aria-hidden />
      ))}
    </Cards>
  )
}

const Place = styled(SkeletonBar)`
  block-size: auto;
  aspect-ratio: 1;
  border-radius: var(--radius-card);
`
