import { useState, type SubmitEvent } from 'react'
import { createInvite } from '@/site/gateway/team/agent-accounts'
import { useGateway } from '@/site/gateway/gateway-context'
import { useRevalidate } from '@/site/gateway/use-revalidate'
import { useAttempt } from '@/site/gateway/use-attempt'
import type { AgentTerms } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { Notice } from '@/site/ui/notices/notice'
import { Select } from '@/site/ui/inputs/select'
import { Form, GivenFields, useGiven, type Given } from './what-is-given'

interface InviteFormProps {
  readonly terms: AgentTerms['response']
  readonly days: readonly number[]
}

/** Creates a link, with what those who register by it get and how long it is valid. It appears in the list below. */
export function InviteForm({ terms, days }: InviteFormProps) {
  const t = useText()
  const gateway = useGateway()
  const readAgain = useRevalidate()
  const [, change] = usePanelQuery()
  const given = useGiven('agent.invite', terms)
  const [lasting, chooseLasting] = useDraft('agent.days', '')
  const [isWrong, setWrong] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  async function make(read: Given) {
    const count = days.find((each) => String(each) === lasting)
    await attempt(async () => {
      const { link } = await gateway.send(createInvite, { ...read, ...(count !== undefined && { days: count }) })
      await readAgain(['inviteLinks'])
      change({ page: undefined, link: link.code })
    })
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = given.read()
    setWrong('problem' in read)
    if ('problem' in read) event.currentTarget.querySelector('input')?.focus()
    else void make(read)
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <GivenFields given={given} terms={terms} isWrong={isWrong} />
      <Select
        label={t('agent-registration-center.expiry')}
        options={[
          { value: '', label: t('agent-registration-center.forGood') },
          ...days.map((count) => ({ value: String(count), label: t('agent-registration-center.days', { count }) })),
        ]}
        value={lasting}
        onSelect={chooseLasting}
      />
      {failure !== undefined && <Notice>{failure}</Notice>}
      <Button type="submit" emphasis="strong" busy={isBusy}>
        {t('agent-registration-center.links.submit')}
      </Button>
    </Form>
  )
}
