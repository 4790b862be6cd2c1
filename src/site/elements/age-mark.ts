import { styled } from 'styled-components'

/** The round mark with the minimum age for playing. */
export const AgeMark = styled.span<{
  /** Diameter in rem. */
  readonly $size: number
}>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => $size}rem;
  block-size: ${({ $size }) => $size}rem;
  border: 2px solid var(--color-danger);
  border-radius: 50%;
  color: var(--color-text);
  font-weight: 700;
`
