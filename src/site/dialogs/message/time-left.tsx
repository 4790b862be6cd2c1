import { keyframes, styled } from 'styled-components'

/** A bar that shrinks until the dialog closes by itself. */
export function TimeLeft({ milliseconds }: { milliseconds: number }) {
  return <Line aria-hidden $milliseconds={milliseconds} />
}

const shorten = keyframes`
  to { scale: 0 1; }
`

const Line = styled.span<{ $milliseconds: number }>`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 3px;
  background: var(--color-accent);
  transform-origin: left;
  animation: ${shorten} ${({ $milliseconds }) => $milliseconds}ms linear forwards;

  &:dir(rtl) {
    transform-origin: right;
  }
`
