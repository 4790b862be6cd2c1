import { useEffect, useState } from 'react'
import { affiliate, useAffiliateCheck } from '@/site/gateway/account/affiliate'
import { useGateway } from '@/site/gateway/gateway-context'
import type { Affiliate } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from '@/site/merchant/actions/message-presets'
import { addressCode } from './address-code'
import { FormStopped } from '@/site/forms/state/form-stopped'

/** Codes that players have been told about, so that opening the form again does not say it again. */
const told = new Set<string>()

export interface AffiliateCode {
  /** The address brings a code that is, or may still turn out to be, an agent's: then nobody is asked for one (1 §5). */
  readonly hidesField: boolean
  /** The code to register with: the one of the field, else the address's. Throws FormStopped when no agent has it. */
  readonly check: (typed: string | undefined) => Promise<string | undefined>
}

/** The affiliate code of a registration, checked when the page is opened and before the register call (1 §4, §5, §8). */
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
    throw new FormStopped({ field: 'affiliateCode', text: t(text) })
  }

  return { hidesField: code !== undefined && !isWrong && error === undefined, check }
}

/** Of a link that is over, that it is; of anything else, that nobody has such a code (1 §8). */
function textOf(reason: Affiliate['response']['reason']) {
  return reason == null ? 'invitation_code_error' : (`invitation_link_${reason}` as const)
}

function requestOf(code: string): Affiliate['request'] {
  return { code, domain: location.hostname }
}
