import { useId } from 'react'
import { styled } from 'styled-components'
import { ExpandableBody, ExpandableTitle } from '@/site/elements/panel/expandable-row'
import { useStatement } from '@/site/elements/use-statement'
import type { Messages } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { SafeHtml } from '@/site/ui/safe-html'

interface MessageRowProps {
  readonly message: Messages['response']['list'][number]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onDelete: () => void
}

/** A message with a title that expands to its content, which is sanitised HTML. */
export function MessageRow({ message, isOpen, onToggle, onDelete }: MessageRowProps) {
  const t = useText()
  const id = useId()
  const statement = useStatement()
  const leaveSite = useLeaveSite()
  const { allowedHosts } = useSite().site
  const { title, content, time, from, read } = message
  return (
    <li>
      <ReadTitle type="button" aria-expanded={isOpen} aria-controls={id} data-read={read} onClick={onToggle}>
        <span>
          {!read && <Dot role="img" aria-label={t('messages.new')} />}
          <bdi>{title}</bdi>
        </span>
        <small>
          {from === null ? t('messages.platform') : <bdi>{from}</bdi>} ·{' '}
          <time dateTime={time}>{statement.whole(time)}</time>
        </small>
        <Icon name="chevron-down" size={18} />
      </ReadTitle>
      <ExpandableBody id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <SafeHtml html={content} allowedHosts={allowedHosts} onFollow={leaveSite} />
            <Button onClick={onDelete}>
              {t('messages.delete')} <span className="visually-hidden">{title}</span>
            </Button>
          </>
        )}
      </ExpandableBody>
    </li>
  )
}

const ReadTitle = styled(ExpandableTitle)`
  &[data-read='true'] > :first-child {
    font-weight: inherit;
  }
`

const Dot = styled.i`
  display: inline-block;
  inline-size: 0.6rem;
  block-size: 0.6rem;
  margin-inline-end: 0.5rem;
  border-radius: 50%;
  background: var(--color-accent);
`
