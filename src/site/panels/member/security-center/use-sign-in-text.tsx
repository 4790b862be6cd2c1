import { useStatement } from '@/site/elements/use-statement'
import type { Security } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'

type SignIn = Security['response']['signIns'][number]

/** Returns a formatter for a sign-in: time, place and device in one line. */
export function useSignInText(): (signIn: SignIn) => string {
  const t = useText()
  const statement = useStatement()
  return ({ time, place, device }) =>
    [statement.whole(time), place ?? t('safety.placeUnknown'), device].filter((part) => part !== null).join('\u00a0· ')
}
