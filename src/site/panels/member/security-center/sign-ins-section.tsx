import { useState } from 'react'
import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { endOtherSessions, useSecurity } from '@/site/gateway/account/security'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { Button } from '@/site/ui/button'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useSignInText } from './use-sign-in-text'

const elsewhere = { icon: 'warning', text: 'safety.endOthersAsk', confirm: 'safety.endOthers' } as const

type Ending = { readonly status: 'idle' | 'busy' } | { readonly status: 'done' | 'failed'; readonly text: string }

/** The last sign-ins, and a button that ends the sessions on other devices. */
export function SignInsSection({ most }: { most: number }) {
  const t = useText()
  const errorText = useErrorText()
  const say = useSignInText()
  const gateway = useGateway()
  const dialogs = useDialogs()
  const read = useSecurity()
  const [ending, setEnding] = useState<Ending>({ status: 'idle' })

  async function end() {
    if (!(await dialogs.confirm(question(elsewhere)))) return
    setEnding({ status: 'busy' })
    try {
      const { ended } = await gateway.send(endOtherSessions, {})
      setEnding({ status: 'done', text: t('safety.ended', { n: ended }) })
      void read.mutate()
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setEnding({ status: 'failed', text: errorText(error) })
    }
  }

  return (
    <ReadSection title={t('safety.signIns')} read={read}>
      {(security) => {
        if (security === undefined) return <Skeleton lines={4} />
        const { signIns } = security
        const others = signIns.filter(({ state }) => state === 'open').length
        return (
          <>
            <PanelHint>{t('safety.signInsHint')}</PanelHint>
            <List>
              {signIns.slice(0, most).map((signIn, at) => (
                <li key={`${signIn.time} ${at}`}>
                  <span>{say(signIn)}</span>
                  {signIn.state !== 'ended' && <b>{t(`safety.session.${signIn.state}`)}</b>}
                </li>
              ))}
            </List>
            <Status role="status" data-failed={ending.status === 'failed'}>
              {'text' in ending && ending.text}
            </Status>
            {others > 0 && (
              <Button busy={ending.status === 'busy'} onClick={() => void end()}>
                {t('safety.endOthers')}
              </Button>
            )}
          </>
        )
      }}
    </ReadSection>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: baseline;
    padding-block: 0.6rem;
    overflow-wrap: anywhere;
  }

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  b {
    padding-inline: 0.6em;
    border: 1px solid var(--color-success);
    border-radius: min(var(--radius-control), 1rem);
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-control);
  }
`

const Status = styled.p`
  &:empty {
    display: none;
  }

  &[data-failed='true'] {
    color: var(--color-danger);
  }
`
