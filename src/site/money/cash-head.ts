import { styled } from 'styled-components'

/** Status and summary of a deposit or withdrawal. */
export const CashHead = styled.div`
  display: grid;
  gap: 0.15rem;
  text-wrap: pretty;
`

/** Its amount, and the time that is left. */
export const CashLarge = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1rem;

  > bdi {
    font-size: min(clamp(1.35rem, 6cqi, 1.9rem), 7cqi);
    font-weight: var(--font-weight-heading);
  }
`
