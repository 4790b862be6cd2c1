import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { sendMessage } from '@/site/gateway/content/messages'
import { useTeamMembers } from '@/site/gateway/team/team'
import type { MessagesProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { Input } from '@/site/ui/inputs/input'
import { Select } from '@/site/ui/inputs/select'

type Receiver = MessagesProps['write'][number]
type Sending = { readonly status: 'idle' | 'busy' } | { readonly status: 'sent' | 'failed'; readonly text: string }

/** Maximum lengths (`send-message` of the contract). */
const longest = { title: 120, content: 2000 }

/**
 * Writes to the upline or to the team. The input is kept until it has been sent: after a failure, and after leaving the
 * form.
 */
export function WriteMessage({ receivers }: { receivers: readonly [Receiver, ...Receiver[]] }) {
  const t = useText()
  const errorText = useErrorText()
  const gateway = useGateway()
  const [query] = usePanelQuery()
  const member = query.get('to') ?? undefined
  // A message to one person has a draft of its own.
  const draft = `messages.${member ?? ''}`
  const [to, setTo] = useDraft(`${draft}.to`, member === undefined ? receivers[0] : 'member')
  const [title, setTitle] = useDraft(`${draft}.title`, '')
  const [content, setContent] = useDraft(`${draft}.content`, '')
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const all: readonly (Receiver | 'member')[] = member === undefined ? receivers : ['member', ...receivers]
  const receiver = all.find((each) => each === to) ?? receivers[0]
  const toMember = receiver === 'member' && member !== undefined ? { account: member } : {}

  async function send() {
    setSending({ status: 'busy' })
    try {
      const { sent } = await gateway.send(sendMessage, {
        to: receiver,
        ...toMember,
        title: title.trim(),
        content: content.trim(),
      })
      setTitle('')
      setContent('')
      setSending({ status: 'sent', text: t('messages.sent', { n: sent }) })
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setSending({ status: 'failed', text: t('messages.notSent', { reason: errorText(error) }) })
    }
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (title.trim() === '' || content.trim() === '') {
      setSending({ status: 'failed', text: t('messages.empty') })
      const field = title.trim() === '' ? 'input' : 'textarea'
      event.currentTarget.querySelector<HTMLElement>(field)?.focus()
    } else void send()
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Select
        label={t('messages.to')}
        options={all.map((value) => ({ value, label: t(`messages.to.${value}`, { name: member ?? '' }) }))}
        value={receiver}
        onSelect={setTo}
      />
      {(receiver === 'direct' || receiver === 'team') && <Reach of={receiver} />}
      <label>
        {t('messages.subject')}
        <Input maxLength={longest.title} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <label>
        {t('messages.content')}
        <Words
          as="textarea"
          rows={6}
          maxLength={longest.content}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
      </label>
      <Status role="status" data-failed={sending.status === 'failed'}>
        {'text' in sending && sending.text}
      </Status>
      <Button type="submit" emphasis="strong" busy={sending.status === 'busy'}>
        {t('messages.send')}
      </Button>
    </Form>
  )
}

/** The number of receivers, shown before sending. */
function Reach({ of }: { of: 'direct' | 'team' }) {
  const t = useText()
  const format = useFormat()
  const team = useTeamMembers({ pageNo: 1, pageSize: 1 }).data?.self
  const many = team && (of === 'team' ? team.size : team.direct)
  return <p role="status">{many !== undefined && t('messages.reach', { n: format.number(many) })}</p>
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  > label {
    display: grid;
    gap: 0.25rem;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > button {
    justify-self: start;
  }
`

const Words = styled(Input)`
  min-block-size: 8rem;
  border-radius: min(var(--radius-control), 1rem);
  resize: vertical;
`

const Status = styled.p`
  &:empty {
    display: none;
  }

  &[data-failed='true'] {
    color: var(--color-danger);
  }
`
