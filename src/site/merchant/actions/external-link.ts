import { useCallback } from 'react'
import { checkAddress, type CheckedAddress } from '@/site/lib/address'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from './message-presets'
import { useSite } from '@/site/merchant/site-context'

/** Returns a function that checks an address from config or server against the merchant's allow-list. */
export function useAddressCheck(): (address: string) => CheckedAddress {
  const { allowedHosts } = useSite().site
  return useCallback(
    (address) =>
      checkAddress(address, { allowedHosts, origin: typeof location === 'undefined' ? '' : location.origin }),
    [allowedHosts],
  )
}

/** Opens another site in a new window, after asking. A refused address is reported and not opened. */
export function useLeaveSite(): (address: string) => void {
  const check = useAddressCheck()
  const dialogs = useDialogs()
  return useCallback(
    (address) => {
      const checked = check(address)
      if (checked.kind === 'refused') return console.warn(`address refused: ${checked.reason}`)
      if (checked.kind === 'same-site' || !checked.href.startsWith('http')) return window.location.assign(checked.href)
      void dialogs.confirm(question(leaving)).then((leaves) => {
        if (leaves) window.open(checked.href, '_blank', 'noopener,noreferrer')
      })
    },
    [check, dialogs],
  )
}

const leaving = { icon: 'info', title: 'leave.title', text: 'leave.text', confirm: 'leave.confirm' } as const
