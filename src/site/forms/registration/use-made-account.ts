import { useRef } from 'react'
import { memberInfo } from '@/contract/endpoints/first-rows'
import type { TextKey } from '@/contract/generated/merchant-types'
import { SubmitAborted } from '@/site/forms/state/submit-aborted'
import { refusedField } from '@/site/forms/state/refused-field'
import { GatewayError } from '@/site/gateway/gateway-error'
import { question } from '@/site/merchant/actions/message-presets'
import { useDialogs } from '@/site/merchant/dialogs'

/** Whether an account of the name or number was made: surely, or perhaps, because no answer came. */
interface Made {
  readonly name: string
  readonly isCertain: boolean
}

/**
 * Leads to signing in where an account was made, though the registration failed: the call after it failed, or its own
 * answer was lost. To register again would only be told that the name is taken.
 */
export function useMadeAccount() {
  const dialogs = useDialogs()
  const made = useRef<Made>(undefined)

  /** Offers to sign in. Throws SubmitAborted when the player does, and otherwise when there is nothing else to say. */
  async function offerSignIn({ name, isCertain }: Made): Promise<void> {
    const text: TextKey = isCertain ? 'register.made' : 'register.perhapsMade'
    const signsIn = await dialogs.confirm(
      question({ icon: isCertain ? 'success' : 'info', text, confirm: 'nav.login' }),
    )
    if (signsIn) {
      dialogs.close()
      dialogs.open('login-register', { tab: 'login', account: name })
    }
    if (signsIn || isCertain) throw new SubmitAborted()
  }

  return {
    /** Before a registration is sent. */
    before: async (name: string) => {
      if (made.current?.isCertain === true && made.current.name === name) await offerSignIn(made.current)
    },
    /** After it failed. */
    after: async (name: string, error: unknown) => {
      if (!(error instanceof GatewayError)) return
      const { call, kind } = error
      if (call === memberInfo.name) await offerSignIn((made.current = { name, isCertain: true }))
      else if (kind !== 'refused') made.current = { name, isCertain: false }
      else if (made.current?.name === name && isTaken(error)) await offerSignIn(made.current)
    },
  }
}

function isTaken(error: GatewayError): boolean {
  const field = refusedField(error)
  return field === 'username' || field === 'mobileNum'
}
