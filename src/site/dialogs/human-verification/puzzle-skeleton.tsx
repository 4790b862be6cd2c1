import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { Status } from './status'

/** A placeholder with the size of the puzzle while it is loading. */
export function PuzzleSkeleton() {
  const t = useText()
  return (
    <div aria-busy="true">
      <PictureBar aria-hidden="true" />
      <RangeBar aria-hidden="true" />
      <Status role="status">{t('loading')}</Status>
      <RangeBar aria-hidden="true" />
    </div>
  )
}

const PictureBar = styled(SkeletonBar)`
  block-size: auto;
  aspect-ratio: 2;
`

const RangeBar = styled(SkeletonBar)`
  block-size: 2.75rem;
  margin-block-start: var(--space-3);
`
