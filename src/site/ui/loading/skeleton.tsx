import { css, keyframes, styled } from 'styled-components'
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
        <span key={index} />
      ))}
    </Lines>
  )
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`

/** Of a whole skeleton rather than of each bar: every element that moves is a layer of its own, which a phone pays for. */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
`

export const skeletonBar = css`
  display: block;
  block-size: 1em;
  border-radius: min(var(--radius-control), 0.35em);
  background: color-mix(in srgb, var(--color-text) 14%, transparent);
`

/** A single bar, for a part that has a skeleton of its own shape. */
export const SkeletonBar = styled.span`
  ${skeletonBar}
  ${breathing}
`

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-gutter);
  ${breathing}

  > :not(:first-child) {
    ${skeletonBar}
  }

  > :last-child:not(:nth-child(2)) {
    inline-size: 60%;
  }
`
