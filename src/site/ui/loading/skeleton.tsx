import { keyframes, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'

interface SkeletonProps {
  /** Number of text lines that it stands for. */
  readonly lines: number
}

/** Placeholder of about the size of the text or part that is loading. */
export function Skeleton({ lines }: SkeletonProps) {
  const t = useText()
  return (
    <Lines aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBar key={index} aria-hidden />
      ))}
    </Lines>
  )
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`

/** A single bar, for a part that has a skeleton of its own shape. */
export const SkeletonBar = styled.span`
  display: block;
  block-size: 1em;
  border-radius: min(var(--radius-control), 0.35em);
  background: color-mix(in srgb, var(--color-text) 14%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
`

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-gutter);

  > :last-child:not(:nth-child(2)) {
    inline-size: 60%;
  }
`
