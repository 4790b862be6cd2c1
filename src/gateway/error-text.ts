import { useCallback } from 'react'
import { useText } from '@/i18n/language'
import { GatewayError } from './gateway-error'

/** What to tell people about a failed call: the server's message as returned (1 §8), else a sentence for the kind of failure. */
export function useErrorText(): (error: unknown) => string {
  const t = useText()
  return useCallback(
    (error) => {
      if (!(error instanceof GatewayError)) return t('error.unknown')
      if (error.kind === 'refused' && error.message !== '') return error.message
      return t(`error.${error.kind}`)
    },
    [t],
  )
}
