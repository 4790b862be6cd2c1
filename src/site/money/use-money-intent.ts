import { useEffect, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { useGateway } from '@/site/gateway/gateway-context'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { MoneyCallName, MoneyCalls, SecretCallName } from '@/site/gateway/money/money-calls'
import { useSession } from '@/site/session/session'
import { isMoneyRead } from './money-reads'
import type { MoneyIntent } from './money-intent'
import { moneyIntents } from './page-intents'
import type { MoneyState } from './money-state'

/** The state of the account's intent, as a form of one call sees it: `busy` while one of another call is pending. */
export type IntentOf<Name extends MoneyCallName> =
  | { readonly status: 'free' }
  | { readonly status: 'busy' }
  | { readonly status: 'sending'; readonly intent: MoneyIntent<Name> }
  | { readonly status: 'checking'; readonly intent: MoneyIntent<Name> }
  | { readonly status: 'forgotten'; readonly intent: MoneyIntent<Name> }
  | (Name extends SecretCallName
      ? { readonly status: 'asking'; readonly intent: MoneyIntent<Name>; readonly error?: GatewayError }
      : never)
  | { readonly status: 'done'; readonly intent: MoneyIntent<Name>; readonly answer: MoneyCalls[Name]['response'] }
  | { readonly status: 'refused'; readonly intent: MoneyIntent<Name>; readonly error: GatewayError }

interface MoneyForm<Name extends MoneyCallName> {
  readonly state: IntentOf<Name>
  /** Moves the money, once. The outcome is in the state. */
  readonly send: (request: MoneyCalls[Name]['request']) => void
  /** Supplies the secret that `asking` requires. It is not stored, and used only for this intent. */
  readonly giveSecret: (secret: string) => void
  /** The player has seen the outcome. */
  readonly dismiss: () => void
  /** The form is filled in again: a success that is shown goes, and a refusal stays to be read. */
  readonly startAgain: () => void
}

/** State and functions of a form that moves money by one call. */
export function useMoneyIntent<Name extends MoneyCallName>(call: Name): MoneyForm<Name> {
  useMoneyIntents()
  useEffect(() => moneyIntents.show(call), [call])
  const state = useSyncExternalStore(moneyIntents.subscribe, moneyIntents.get, moneyIntents.get)
  return {
    state: intentOf(call, state),
    send: (request) => void moneyIntents.send(call, request),
    giveSecret: (secret) => void moneyIntents.giveSecret(secret),
    dismiss: () => moneyIntents.dismiss(),
    startAgain: () => {
      if (state.status === 'done') moneyIntents.dismiss()
    },
  }
}

/**
 * Settles pending intents: at once, when the page becomes visible, when the browser is online again, and with backoff.
 */
export function useMoneyIntents(): void {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const session = useSession()
  const customer = session.status === 'signedIn' ? session.customerId : undefined

  useEffect(() => {
    if (customer === undefined) return
    // An answer may arrive after the page, and its SWR cache, is gone.
    let isThere = true
    const readAgain = () => {
      if (!isThere) return
      void mutate(isMoneyRead)
    }
    const detach = moneyIntents.attach({ gateway, customer, readAgain })
    const check = () => {
      if (document.visibilityState === 'visible') void moneyIntents.check()
    }
    addEventListener('focus', check)
    addEventListener('online', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      isThere = false
      detach()
      removeEventListener('focus', check)
      removeEventListener('online', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [gateway, customer, mutate])
}

function intentOf<Name extends MoneyCallName>(call: Name, state: MoneyState): IntentOf<Name> {
  if (state.status === 'free' || isOf(state.intent, call)) return state as IntentOf<Name>
  return { status: ['sending', 'checking', 'asking'].includes(state.status) ? 'busy' : 'free' }
}

const isOf = (intent: MoneyIntent, call: string): boolean => intent.call === call
