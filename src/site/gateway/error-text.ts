import { useCallback } from 'react'
import type { TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { asTextKey } from '@/site/i18n/text-key'
import { GatewayError } from './gateway-error'

/**
 * What to tell people about a failed call: the server's message as returned (1 §8), else a sentence for the kind of
 * failure. It may be shown, or given to a dialog in the place of a key.
 */
export function useErrorText(): (error: unknown) => TextKey {
  const t = useText()
  return useCallback(
    (error) => {
      if (!(error instanceof GatewayError)) return asTextKey(t('error.unknown'))
      if (error.kind === 'refused' && error.message !== '') return asTextKey(error.message)
      return asTextKey(t(`error.${error.kind}`))
    },
    [t],
  )
}
