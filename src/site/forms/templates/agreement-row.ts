import { styled } from 'styled-components'

/** A checkbox and its text. */
export const AgreementRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;

  & > :first-child {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--color-primary);
  }

  & a,
  & button {
    color: var(--color-accent);
  }
`

/** The text before, inside and after <link>…</link>. */
export function agreementText(text: string): readonly (string | undefined)[] {
  return text.split(/<\/?link>/)
}
