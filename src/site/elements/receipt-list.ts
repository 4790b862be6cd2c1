import { styled } from 'styled-components'

/** Entries with a link to their receipt at the end of each line. */
export const ReceiptList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;

    /* At the end of a line of its own too. */
    > :last-child {
      margin-inline-start: auto;
    }
  }

  b {
    white-space: nowrap;
  }
`
