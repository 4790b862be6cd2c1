import { useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { Action } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { useWholeSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'
import { modalFrame } from '@/site/ui/modals/modal-frame'
import { useModal } from '@/site/ui/modals/use-modal'

const limitsPanel: Action = { action: 'memberCentre', panel: 'limits', query: {} }

/** Says that the account was created, and how to sign in from now on (1 §4). */
export function RegisterSuccess({ account, way, onClose }: DialogPartProps<'register-success'>) {
  const t = useText()
  const id = useId()
  const dismiss = () => onClose()
  const asksForLimits = useWholeSite().site.responsiblePlay.limitsAtRegistration
  const ref = useModal({ onClose: dismiss, closesOutside: true })
  return (
    <Frame ref={ref} aria-labelledby={`${id}-title`} aria-describedby={`${id}-tip`}>
      <Celebration>
        <Badge>
          <Icon name="check" size={40} />
        </Badge>
      </Celebration>
      <Body>
        <h2 id={`${id}-title`}>{t('in_registered_successfully')}</h2>
        {account !== '' && (
          <Account>
            <dt>{t('register-success.account')}</dt>
            <dd>{account}</dd>
          </Account>
        )}
        <Tip id={`${id}-tip`}>{t(`register-success.tip.${way}`)}</Tip>
        {asksForLimits && (
          <Limits action={limitsPanel} onActivate={dismiss} $emphasis="normal">
            {t('nav.limits')}
          </Limits>
        )}
        <Button emphasis="strong" onClick={dismiss}>
          {t('after-login.go')}
        </Button>
      </Body>
    </Frame>
  )
}

/** Leads to the player's own limits before anything is played. */
const Limits = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`

const Frame = styled.dialog`
  ${modalFrame}
  inline-size: min(100% - 2 * var(--space-gutter), 26rem);
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  overflow: hidden auto;
  border: var(--button-border-width) solid color-mix(in srgb, var(--color-border) 80%, var(--color-text));
  border-radius: var(--radius-dialog);
  text-align: center;
`

/** Rays in the brand's colours behind the badge. */
const Celebration = styled.div`
  display: grid;
  place-items: end center;
  block-size: 8.5rem;
  background:
    radial-gradient(circle at 50% 130%, var(--color-surface-raised) 22%, transparent 70%),
    repeating-conic-gradient(
      from 0deg at 50% 100%,
      color-mix(in srgb, var(--color-primary) 34%, var(--color-surface-raised)) 0 9deg,
      color-mix(in srgb, var(--color-accent) 16%, var(--color-surface-raised)) 9deg 18deg
    );
`

const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border: 5px solid var(--color-surface-raised);
  border-radius: max(var(--radius-control), min(var(--radius-dialog), 1.5rem));
  background: var(--color-primary);
  color: var(--color-on-primary);
`

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) clamp(1.25rem, calc(var(--space-1) * 7), 2rem) clamp(1.25rem, calc(var(--space-1) * 7), 2rem);
`

const Account = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border: 1px dashed var(--color-border-strong);
  border-radius: min(var(--radius-card), 1rem);

  > dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > dd {
    font-size: var(--font-size-large);
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
    user-select: all;
  }
`

const Tip = styled.p`
  color: var(--color-text-muted);
  text-wrap: pretty;
`
