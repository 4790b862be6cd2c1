import { styled } from 'styled-components'

/** The round mark that says from which age on people may play. */
export const AgeMark = styled.span<{
  /** Its diameter in rem. */
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
