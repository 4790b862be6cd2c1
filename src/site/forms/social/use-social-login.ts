import { useEffect, useRef, useState } from 'react'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useErrorText } from '@/site/gateway/error-text'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { askProvider, type ProviderName } from './ask-provider'

export const providerNames: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' }

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting'; readonly provider: ProviderName }
  | { readonly status: 'failed'; readonly text: string }

/** Sign-in through a social provider: its state, and functions to start and to cancel it. */
export function useSocialLogin(onSignedIn: () => void) {
  const t = useText()
  const { providers } = useWholeSite().site.socialLogin
  const session = useSessionActions()
  const errorText = useErrorText()
  const [state, setState] = useState<State>({ status: 'idle' })
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  async function start(provider: ProviderName): Promise<void> {
    const config = providers[provider]
    // A ref, because two clicks in one tick both see the old state.
    if (config === undefined || waiting.current !== undefined) return
    const controller = (waiting.current = new AbortController())
    setState({ status: 'waiting', provider })
    const name = providerNames[provider]
    try {
      const outcome = await askProvider({ provider, config, signal: controller.signal })
      if (outcome.kind !== 'code') {
        setState({ status: 'failed', text: t(`social.${outcome.kind}`, { provider: name }) })
        return
      }
      await session.signInSocially(outcome.request)
      setState({ status: 'idle' })
      onSignedIn()
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setState({ status: 'failed', text: errorText(error) })
    } finally {
      waiting.current = undefined
    }
  }

  return {
    state,
    offered: (Object.keys(providerNames) as ProviderName[]).filter((name) => providers[name] !== undefined),
    start,
    cancel: () => waiting.current?.abort(),
  }
}
