import { styled } from 'styled-components'

/** An input and its button on one line, wrapped where the input would become too narrow. */
export const InputRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & > input {
    flex: 1000 1 7rem;
    min-inline-size: 0;
  }

  & > button {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }
`
