import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Context } from 'hono'
import type { SandboxPhoneConfirm, SandboxPhoneSend } from '@/contract/generated/gateway-types'
import { sandboxPhoneConfirm, sandboxPhoneSend } from '@/contract/generated/validate-sandbox.js'
import { phoneRefusal, type PhoneRefusal } from '@/sandbox/verification/port/phone-error'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'
import { merchantAt } from '@/sandbox/call/merchant-at'
import type { PanelRouter } from './panel-router'
import { readInput } from './read-input'

/** A simulated phone provider, for the merchant whose host is called. */
export function phoneProviderCalls(app: PanelRouter, services: SandboxBasics & VerificationPort): void {
  const { phoneProvider } = services
  const merchantOf = (c: Context<SandboxEnv>) => merchantAt(services, new URL(c.req.url).hostname)?.code

  app.post('/phone-provider/send', async (c) => {
    const { phoneNumber } = await readInput<SandboxPhoneSend>(c, sandboxPhoneSend)
    const merchant = merchantOf(c)
    return answer(c, merchant ? phoneProvider.send(merchant, phoneNumber) : phoneRefusal('operation-not-allowed'))
  })

  app.post('/phone-provider/confirm', async (c) => {
    const { verificationId, code } = await readInput<SandboxPhoneConfirm>(c, sandboxPhoneConfirm)
    const merchant = merchantOf(c)
    const notAllowed = phoneRefusal('operation-not-allowed')
    return answer(c, merchant ? phoneProvider.confirm(merchant, verificationId, code) : notAllowed)
  })
}

function answer(c: Context, value: object | PhoneRefusal): Response {
  if (!('error' in value)) return c.json(value)
  return c.json(value, value.error.code === 'too-many-requests' ? 429 : 400)
}
