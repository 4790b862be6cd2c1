import { styled } from 'styled-components'
import { Copyable } from '@/site/elements/copyable'
import { useText } from '@/site/i18n/language'

/** The sign-in name, with a button that copies it. */
export function CopyableName({ account }: { account: string }) {
  const t = useText()
  return (
    <Copyable text={account} label={t('security-center.copy')}>
      <Name>{account}</Name>
    </Copyable>
  )
}

const Name = styled.bdi`
  font-family: var(--font-heading);
  font-size: var(--font-size-heading);
  font-weight: var(--font-weight-heading);
  line-height: 1.2;

  @container (max-width: 26rem) {
    font-size: var(--font-size-large);
  }
`
