import { useCallback } from 'react'
import type { TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { asTextKey } from '@/site/i18n/text-key'
import { GatewayError } from './gateway-error'

/**
 * The message for a failed call: the server's, as returned (1 §8), else a sentence for the kind of failure. It can be
 * shown directly, or passed to a dialog in place of a text key.
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
