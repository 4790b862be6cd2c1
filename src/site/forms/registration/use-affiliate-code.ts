import { useEffect, useState } from 'react'
import { affiliate, useAffiliateCheck } from '@/site/gateway/account/affiliate'
import { useGateway } from '@/site/gateway/gateway-context'
import type { Affiliate } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from '@/site/merchant/actions/message-presets'
import { addressCode } from './address-code'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'

/** Codes whose dialog was already shown, so that reopening the form does not show it again. */
const told = new Set<string>()

export interface AffiliateCode {
  /** The address contains an agent's code, or one that is still being checked, so the field is hidden (1 §5). */
  readonly hidesField: boolean
  /** Returns the code to register with: the field's, else the address's. Throws FormStopped when no agent has it. */
  readonly check: (typed: string | undefined) => Promise<string | undefined>
}

/**
 * The affiliate code of a registration. It is checked when the page opens and before the register call (1 §4, §5, §8).
 */
export function useAffiliateCode(): AffiliateCode {
  const t = useText()
  const gateway = useGateway()
  const dialogs = useDialogs()
  const [code] = useState(() => addressCode('affiliateCode'))
  const { data, error, mutate } = useAffiliateCheck(code === undefined ? undefined : requestOf(code))
  const isWrong = data?.valid === false
  const reason = data?.reason

  useEffect(() => {
    if (code === undefined || !isWrong || told.has(code)) return
    told.add(code)
    void dialogs.confirm(warning(textOf(reason)))
  }, [code, isWrong, reason, dialogs])

  async function check(typed: string | undefined): Promise<string | undefined> {
    const chosen = typed ?? (isWrong ? undefined : code)
    if (chosen === undefined || (chosen === code && data?.valid === true)) return chosen
    const answer = await gateway.send(affiliate, requestOf(chosen))
    if (answer.valid) return chosen
    told.add(chosen)
    if (chosen === code) void mutate(answer, { revalidate: false })
    const text = textOf(answer.reason)
    await dialogs.confirm(warning(text))
    throw new SubmitAborted({ field: 'affiliateCode', text: t(text) })
  }

  return { hidesField: code !== undefined && !isWrong && error === undefined, check }
}

/** An expired link has a message of its own; anything else means that no agent has the code (1 §8). */
function textOf(reason: Affiliate['response']['reason']) {
  return reason == null ? 'invitation_code_error' : (`invitation_link_${reason}` as const)
}

function requestOf(code: string): Affiliate['request'] {
  return { code, domain: location.hostname }
}
