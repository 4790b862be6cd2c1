import type { SandboxPhoneConfirm, SandboxPhoneSend } from '@/contract/generated/gateway-types'
import { PhoneError, phoneErrorCode } from './phone-error'
import type { PhoneProvider, PhoneSettings } from './phone-provider'

/**
 * The sandbox's fake phone provider. It plays a third party, so its answers have no envelope and it knows no session.
 */
export function sandboxPhone({ baseUrl, timeout }: PhoneSettings): PhoneProvider {
  async function ask(step: 'send' | 'confirm', body: SandboxPhoneSend | SandboxPhoneConfirm, key: string) {
    const answer = await post(`${baseUrl}/sandbox/phone-provider/${step}`, JSON.stringify(body), timeout)
    if (answer.error !== undefined) throw new PhoneError(phoneErrorCode(answer.error.code))
    const value = answer[key]
    if (typeof value !== 'string') throw new PhoneError('unknown')
    return value
  }

  return {
    send: (phoneNumber) => ask('send', { phoneNumber }, 'verificationId'),
    confirm: (verificationId, code) => ask('confirm', { verificationId, code }, 'idToken'),
  }
}

interface Answer {
  readonly error?: { readonly code?: unknown }
  readonly [key: string]: unknown
}

async function post(address: string, body: string, timeout: number): Promise<Answer> {
  try {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(timeout)
    const answer = await fetch(address, { method: 'POST', headers, body, signal, credentials: 'omit' })
    return (await answer.json()) as Answer
  } catch (error) {
    throw new PhoneError('network', error)
  }
}
