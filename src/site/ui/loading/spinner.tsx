import { css, keyframes, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'

const turn = keyframes`
  to { rotate: 1turn; }
`

/** A turning ring in the colour of the text. */
export const spin = css`
  inline-size: 1.35em;
  block-size: 1.35em;
  border: 0.16em solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.7s linear infinite;
`

/** Shows and announces that something is loading. */
export function Spinner({ label }: { label?: string }) {
  const t = useText()
  return (
    <Status role="status">
      <Ring aria-hidden />
      <span className="visually-hidden">{label ?? t('loading')}</span>
    </Status>
  )
}

const Status = styled.span`
  display: inline-grid;
  place-items: center;
  color: var(--color-accent);
`

const Ring = styled.span`
  font-size: 2rem;
  ${spin}
`
