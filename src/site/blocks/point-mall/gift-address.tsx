import { useId, useState } from 'react'
import type { RedeemReward } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useDraft } from '@/site/session/drafts'
import { FieldLabel } from '@/site/ui/inputs/field-label'
import { Input } from '@/site/ui/inputs/input'
import { Wrong } from './mall-layout'

type Address = NonNullable<RedeemReward['request']['address']>

const fields = [
  { name: 'name', longest: 60, autoComplete: 'name', inputMode: 'text' },
  { name: 'mobile', longest: 20, autoComplete: 'tel', inputMode: 'tel' },
  { name: 'address', longest: 300, autoComplete: 'street-address', inputMode: 'text' },
] as const

/** The delivery address of a gift. The input is kept for the next gift. */
export function useGiftAddress() {
  const drafts = {
    name: useDraft('gift.name', ''),
    mobile: useDraft('gift.mobile', ''),
    address: useDraft('gift.address', ''),
  }
  const [isAsked, ask] = useState(false)
  const missing = fields.find(({ name }) => drafts[name][0].trim() === '')?.name
  const value: Address = { name: drafts.name[0], mobile: drafts.mobile[0], address: drafts.address[0] }
  /** Whether the address is complete. If not, marks the first missing field and moves the focus to it. */
  const check = (form: HTMLFormElement): boolean => {
    ask(true)
    if (missing !== undefined) form.querySelector<HTMLInputElement>(`[name="gift.${missing}"]`)?.focus()
    return missing === undefined
  }
  return { drafts, value, check, missing: isAsked ? missing : undefined }
}

export function GiftAddress({ address }: { readonly address: ReturnType<typeof useGiftAddress> }) {
  const t = useText()
  const id = useId()
  const { drafts, missing } = address
  return (
    <>
      {fields.map(({ name, longest, ...typed }) => {
        const [value, change] = drafts[name]
        return (
          <FieldLabel key={name}>
            {t(`point-mall.address.${name}`)}
            <Input
              {...typed}
              type="text"
              name={`gift.${name}`}
              maxLength={longest}
              value={value}
              aria-invalid={missing === name}
              aria-describedby={`${id}-wrong`}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </FieldLabel>
        )
      })}
      <Wrong id={`${id}-wrong`} role="alert">
        {missing !== undefined && t('point-mall.address.missing')}
      </Wrong>
    </>
  )
}
