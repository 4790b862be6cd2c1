import { useId } from 'react'
import { ExpandableBody, ExpandableTitle } from '@/site/elements/panel/expandable-row'
import { useStatement } from '@/site/elements/use-statement'
import { SharedLink } from '@/site/elements/social/shared-link'
import type { InviteLinks } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'

interface InviteRowProps {
  readonly link: InviteLinks['response']['items'][number]
  readonly hasQr: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRemove: () => void
}

/** A link: its code, its terms, its expiry and its number of registrations. Expanded, it shows the URL itself. */
export function InviteRow({ link, hasQr, isOpen, onToggle, onRemove }: InviteRowProps) {
  const t = useText()
  const { percent } = useFormat()
  const id = useId()
  const { minute } = useStatement()
  const { code, type, rebate, expires, state, registrations } = link
  const until =
    expires === null
      ? t('agent-registration-center.forGood')
      : t(`agent-registration-center.${state}`, { time: minute(expires) })
  return (
    <li>
      <ExpandableTitle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <bdi>{code}</bdi>
        <small>
          {t(`team.type.${type}`)}
          {'\u00a0· '}
          {percent(rebate)}
          {'\u00a0· '}
          {until}
        </small>
        <small>{t('agent-registration-center.came', { n: registrations })}</small>
        <Icon name="chevron-down" size={18} />
      </ExpandableTitle>
      <ExpandableBody id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {state === 'open' && <SharedLink query="affiliateCode" code={code} hasQr={hasQr} />}
            <Button onClick={onRemove}>
              {t('agent-registration-center.remove')} <span className="visually-hidden">{code}</span>
            </Button>
          </>
        )}
      </ExpandableBody>
    </li>
  )
}
