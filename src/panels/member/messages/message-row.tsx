import { useId } from 'react'
import { styled } from 'styled-components'
import { useStatement } from '@/elements/records/use-statement'
import type { Messages } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'
import { useLeaveSite } from '@/site/external-link'
import { useSite } from '@/site/site-context'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { SafeHtml } from '@/ui/safe-html'

interface MessageRowProps {
  readonly message: Messages['response']['list'][number]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onDelete: () => void
}

/** A message: its title, and what it says once it is opened. Nothing in it acts. */
export function MessageRow({ message, isOpen, onToggle, onDelete }: MessageRowProps) {
  const t = useText()
  const id = useId()
  const statement = useStatement()
  const leaveSite = useLeaveSite()
  const { allowedHosts } = useSite().site
  const { title, content, time, from, read } = message
  return (
    <li>
      <Title type="button" aria-expanded={isOpen} aria-controls={id} data-read={read} onClick={onToggle}>
        <span>
          {!read && <Dot role="img" aria-label={t('messages.new')} />}
          <bdi>{title}</bdi>
        </span>
        <small>
          {from === null ? t('messages.platform') : <bdi>{from}</bdi>} · {statement.whole(time)}
        </small>
        <Icon name="chevron-down" size={18} />
      </Title>
      <Body id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <SafeHtml html={content} allowedHosts={allowedHosts} onFollow={leaveSite} />
            <Button onClick={onDelete}>
              {t('messages.delete')} <span className="visually-hidden">{title}</span>
            </Button>
          </>
        )}
      </Body>
    </li>
  )
}

const Title = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.2rem 0.75rem;
  align-items: center;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: 0.6rem 0;
  border: 0;
  background: none;
  color: var(--color-text);
  text-align: start;

  > span {
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
  }

  &[data-read='true'] > span {
    font-weight: inherit;
  }

  > small {
    grid-row: 2;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    overflow-wrap: anywhere;
  }

  > svg {
    grid-area: 1 / 2 / 3;
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
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

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
  padding-block: 0.25rem 1rem;

  &[hidden] {
    display: none;
  }
`
