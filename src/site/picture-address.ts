import { useCallback } from 'react'
import { useAddressCheck } from './external-link'

/** Gives the address of a picture of the server's, where it may be loaded. A refused one is reported. */
export function usePictureAddress(): (address: string | null | undefined) => string | undefined {
  const check = useAddressCheck()
  return useCallback(
    (address) => {
      if (address === null || address === undefined) return undefined
      const checked = check(address)
      if (checked.kind !== 'refused') return checked.href
      console.warn(`picture refused (${checked.reason}): ${address}`)
      return undefined
    },
    [check],
  )
}
