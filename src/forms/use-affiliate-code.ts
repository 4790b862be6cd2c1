import { useEffect, useState } from 'react'
import { affiliate, useAffiliateCheck } from '@/gateway/affiliate'
import { useGateway } from '@/gateway/gateway-context'
import type { Affiliate } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'
import { useDialogs } from '@/site/dialogs'
import { warning } from '@/site/message-presets'
import { addressCode } from './address-code'
import { FormStopped } from './form-stopped'

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

  useEffect(() => {
    if (code === undefined || !isWrong || told.has(code)) return
    told.add(code)
    void dialogs.confirm(warning('invitation_code_error'))
  }, [code, isWrong, dialogs])

  async function check(typed: string | undefined): Promise<string | undefined> {
    const chosen = typed ?? (isWrong ? undefined : code)
    if (chosen === undefined || (chosen === code && data?.valid === true)) return chosen
    if ((await gateway.send(affiliate, requestOf(chosen))).valid) return chosen
    told.add(chosen)
    if (chosen === code) void mutate({ valid: false }, { revalidate: false })
    await dialogs.confirm(warning('invitation_code_error'))
    throw new FormStopped({ field: 'affiliateCode', text: t('invitation_code_error') })
  }

  return { hidesField: code !== undefined && !isWrong && error === undefined, check }
}

function requestOf(code: string): Affiliate['request'] {
  return { code, domain: location.hostname }
}
