import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import type { Security } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { isSet, type SafetyName } from './safety-state'

interface SafetyItemProps {
  readonly item: SafetyName
  readonly security: Security['response']
  readonly onOpen: () => void
}

/** One item of account security: whether it is set, and a button to set or change it. */
export function SafetyItem({ item, security, onOpen }: SafetyItemProps) {
  const t = useText()
  const dialogs = useDialogs()
  const has = isSet(item, security)
  const name = t(`safety.${item}`)
  const shown = item === 'mobile' || item === 'email' ? security[item] : null
  // An account without a password has no button: it gets a password by password recovery.
  const set = item === 'password' ? () => dialogs.open('change-password', { reason: 'wish' }) : onOpen
  return (
    <Row>
      <Mark data-set={has}>
        <Icon name={has ? 'check-circle' : 'alert-triangle'} size={22} />
      </Mark>
      <div>
        <strong>{name}</strong>
        <p>{shown === null ? t(has ? `safety.${item}.set` : `safety.${item}.missing`) : <bdi>{shown}</bdi>}</p>
      </div>
      {(item !== 'password' || has) && (
        <Button onClick={set}>
          {t(has ? 'safety.change' : 'safety.set')} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.5rem 0.9rem;
  align-items: center;
  padding-block: 0.75rem;

  & + & {
    border-block-start: 1px solid var(--color-border);
  }

  p {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }

  > button {
    min-inline-size: 6rem;
  }

  @container (max-width: 26rem) {
    grid-template-columns: auto minmax(0, 1fr);

    > button {
      grid-column: 2;
      justify-self: start;
      min-inline-size: min(6rem, 100%);
    }
  }
`

const Mark = styled.span`
  display: grid;
  color: var(--color-success);

  &[data-set='false'] {
    color: var(--color-danger);
  }
`
