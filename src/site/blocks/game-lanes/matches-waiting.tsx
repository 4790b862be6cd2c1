import { css, styled } from 'styled-components'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { WaitingLane } from './lane-parts'

/** Height of a match's card: three sides, with the lines above and below, which a phone breaks. */
export const matchHeight = css`
  min-block-size: 15.5rem;

  @media (max-width: 767px) {
    min-block-size: 18.5rem;
  }
`

/** Placeholder of a lane of matches. */
export function MatchesWaiting() {
  return (
    <WaitingLane>
      <Places aria-hidden>
        {Array.from({ length: 4 }, (_, index) => (
          <Place key={index} />
        ))}
      </Places>
    </WaitingLane>
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
