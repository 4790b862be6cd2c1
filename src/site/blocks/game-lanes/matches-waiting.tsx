import { css, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { LaneHead, WaitingTitle } from './lane-parts'

/** Height of a match's card: three sides, with the lines above and below, which a phone breaks. */
export const matchHeight = css`
  min-block-size: 15.5rem;

  @media (max-width: 767px) {
    min-block-size: 18.5rem;
  }
`

/** Placeholder of a lane of matches. */
export function MatchesWaiting() {
  const t = useText()
  return (
    <section aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <LaneHead aria-hidden>
        <WaitingTitle />
      </LaneHead>
      <Places aria-hidden>
        {Array.from({ length: 4 }, (_, index) => (
          <Place key={index} />
        ))}
      </Places>
    </section>
  )
}

const Places = styled.div`
  display: flex;
  gap: var(--space-2);
  padding: 6px var(--page-edge);
  overflow: clip;
`

const Place = styled(SkeletonBar)`
  flex: 0 0 max(14.5rem, 24%);
  border-radius: min(var(--radius-card), 1rem);
  ${matchHeight}
`
