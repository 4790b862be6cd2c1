import { useRef, useState } from 'react'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useGateway } from '@/site/gateway/gateway-context'
import { checkReceipt } from '@/site/gateway/money/receipts'
import type { CheckReceipt } from '@/contract/generated/gateway-types'

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'told'; readonly genuine: boolean }
  | { readonly status: 'failed'; readonly error: GatewayError }

/** Asks the server whether a receipt is genuine. Stale responses are dropped. */
export function useReceiptCheck() {
  const gateway = useGateway()
  const [state, setState] = useState<State>({ status: 'idle' })
  const asked = useRef(0)

  const ask = async (shown: CheckReceipt['request']) => {
    const mine = ++asked.current
    setState({ status: 'asking' })
    const next = await gateway.send(checkReceipt, shown).then(
      ({ genuine }): State => ({ status: 'told', genuine }),
      (error: unknown): State => {
        if (error instanceof GatewayError) return { status: 'failed', error }
        throw error
      },
    )
    if (mine === asked.current) setState(next)
  }
  return {
    state,
    check: (shown: CheckReceipt['request']) => void ask(shown),
    forget: () => {
      asked.current += 1
      setState({ status: 'idle' })
    },
  }
}
