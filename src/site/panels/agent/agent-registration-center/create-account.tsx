import { useState, type SubmitEvent } from 'react'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { ResultBox } from '@/site/elements/result-box'
import { createMember } from '@/site/gateway/team/agent-accounts'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useRevalidate } from '@/site/gateway/use-revalidate'
import type { AgentTerms, CreateMember } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { generatePassword } from '@/site/lib/generate-password'
import { useDraft } from '@/site/session/drafts'
import { Button } from '@/site/ui/button'
import { IconButton } from '@/site/ui/icons/icon-button'
import { Input } from '@/site/ui/inputs/input'
import { Field, Form, GivenFields, useGiven } from './what-is-given'

type Request = CreateMember['request']
type State =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'made'; readonly request: Request }
  | { readonly status: 'failed'; readonly text: string; readonly field: string | undefined }

/**
 * Creates an account. The password is generated on the client and shown once. If the answer is lost, the same request
 * can be sent again.
 */
export function CreateAccount({ terms }: { terms: AgentTerms['response'] }) {
  const t = useText()
  const [account, type] = useDraft('agent.account', '')
  const given = useGiven('agent.create', terms)
  const [password, setPassword] = useState(() => generatePassword(terms.password))
  const { state, make, forget } = useMake(() => {
    type('')
    setPassword(generatePassword(terms.password))
  })
  const [isWrong, setWrong] = useState<'account' | 'rebate'>()
  const field = isWrong ?? (state.status === 'failed' ? state.field : undefined)
  const lengths = { min: terms.account.minLength, count: terms.account.maxLength }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = account.trim()
    const read = given.read()
    const wrong = name === '' ? 'account' : 'problem' in read ? 'rebate' : undefined
    setWrong(wrong)
    event.currentTarget.querySelector<HTMLElement>(wrong === 'account' ? 'input' : 'div + label ~ div input')?.focus()
    if (wrong === undefined && !('problem' in read)) void make({ account: name, password, ...read })
  }

  return (
    <>
      {state.status === 'made' && <Made request={state.request} onClose={forget} />}
      {state.status === 'failed' && state.field === undefined && (
        <ResultBox icon="alert-triangle" tone="bad">
          {state.text}
        </ResultBox>
      )}
      <Form noValidate onSubmit={handleSubmit}>
        <Field
          label={t('team.account')}
          hint={t('agent-registration-center.accountHint', lengths)}
          error={
            field === 'account'
              ? state.status === 'failed' && isWrong === undefined
                ? state.text
                : t('agent-registration-center.accountEmpty')
              : undefined
          }
        >
          {(ids) => (
            <Input
              {...ids}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={terms.account.maxLength}
              value={account}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
        </Field>
        <GivenFields given={given} terms={terms} isWrong={field === 'rebate'} />
        <Button type="submit" emphasis="strong" busy={state.status === 'busy'}>
          {t('agent-registration-center.create.submit')}
        </Button>
      </Form>
    </>
  )
}

function useMake(onMade: () => void) {
  const gateway = useGateway()
  const errorText = useErrorText()
  const readAgain = useRevalidate()
  const [state, setState] = useState<State>({ status: 'idle' })

  async function make(request: Request) {
    setState({ status: 'busy' })
    try {
      await gateway.send(createMember, request)
      setState({ status: 'made', request })
      onMade()
      await readAgain(['teamMembers', 'teamOverview'])
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setState({ status: 'failed', text: errorText(error), field: fieldOf(error) })
    }
  }
  return { state, make, forget: () => setState({ status: 'idle' }) }
}

function fieldOf({ value }: GatewayError): 'account' | 'rebate' | undefined {
  const field = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined
  return field === 'account' || field === 'rebate' ? field : undefined
}

/** Name and password to pass on to the owner. The password cannot be shown again. */
function Made({ request: { account, password }, onClose }: { request: Request; onClose: () => void }) {
  const t = useText()
  return (
    <ResultBox
      icon="check-circle"
      tone="good"
      close={<IconButton icon="x" label={t('dialog.close')} onClick={onClose} />}
    >
      <strong>{t('agent-registration-center.made')}</strong>
      <p>{t('agent-registration-center.once')}</p>
      <Facts>
        <Fact name={t('team.account')}>
          <Copyable text={account} label={t('record.copy', { name: t('team.account') })} />
        </Fact>
        <Fact name={t('agent-registration-center.password')}>
          <Copyable text={password} label={t('record.copy', { name: t('agent-registration-center.password') })} />
        </Fact>
      </Facts>
    </ResultBox>
  )
}
