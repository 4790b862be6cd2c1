import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { providerNames, useSocialLogin } from './use-social-login'

/** Sign-in with an account of a social provider, where the merchant offers it (1 §7). */
export function SocialLogin({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText()
  const { state, offered, start, cancel } = useSocialLogin(onSignedIn)
  if (offered.length === 0) return null
  const waitsFor = state.status === 'waiting' ? state.provider : undefined
  return (
    <Ways>
      <Or>{t('social.or')}</Or>
      <Providers>
        {offered.map((name) => (
          <Button
            key={name}
            busy={name === waitsFor}
            aria-label={t('social.continue', { provider: providerNames[name] })}
            onClick={() => void start(name)}
          >
            {providerNames[name]}
          </Button>
        ))}
      </Providers>
      <p role="status">{waitsFor !== undefined && t('social.waiting', { provider: providerNames[waitsFor] })}</p>
      {waitsFor !== undefined && (
        <Button emphasis="quiet" onClick={cancel}>
          {t('social.cancel')}
        </Button>
      )}
      {state.status === 'failed' && <Failure role="alert">{state.text}</Failure>}
    </Ways>
  )
}

const Ways = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-2);

  > p:empty {
    display: none;
  }

  > [role='status'] {
    margin: 0;
    text-align: center;
    color: var(--color-text-muted);
  }
`

/** Side by side where there is room. */
const Providers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: var(--space-3);
`

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-text-muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--color-border);
  }
`

const Failure = styled.p`
  margin: 0;
  padding: var(--space-3);
  color: var(--color-danger);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-control);
`
