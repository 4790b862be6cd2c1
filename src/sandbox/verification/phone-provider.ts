import { randomBytes, randomUUID } from 'node:crypto'
import { createLimiter } from './port/limiter'
import type { Outbox } from './outbox'
import { sixDigits } from './sms-codes'
import { phoneRefusal, provokedErrors, type PhoneRefusal } from './port/phone-error'

const codeLifetime = 5 * 60_000
const tokenLifetime = 10 * 60_000
/** How long an expired code is remembered, so that it can be reported as expired instead of unknown. */
const memory = 60 * 60_000
const mostTries = 5
const mostCodes = 5
const codeWindow = 5 * 60_000

export interface PhoneProvider {
  send(merchant: string, phoneNumber?: string): { readonly verificationId: string } | PhoneRefusal
  confirm(merchant: string, verificationId: string, code?: string): { readonly idToken: string } | PhoneRefusal
  /** The number that a token proves; undefined if it is invalid. Uses it up. */
  redeem(merchant: string, idToken: string): string | undefined
  clear(merchant: string): void
}

interface Verification {
  readonly merchant: string
  readonly phoneNumber: string
  readonly code: string
  readonly expiresAt: number
  tries: number
}

/** Simulates the third party that verifies mobile numbers in place of our own codes (1 §7). */
export function createPhoneProvider(clock: () => number, outbox: Outbox): PhoneProvider {
  const verifications = new Map<string, Verification>()
  const tokens = new Map<string, { merchant: string; phoneNumber: string; expiresAt: number }>()
  const limit = createLimiter(mostCodes, codeWindow, clock)

  function removeOld(): void {
    for (const [id, { expiresAt }] of verifications) if (expiresAt <= clock() - memory) verifications.delete(id)
    for (const [token, { expiresAt }] of tokens) if (expiresAt <= clock()) tokens.delete(token)
  }

  return {
    send(merchant, phoneNumber = '') {
      removeOld()
      const provoked = provokedErrors[phoneNumber]
      if (phoneNumber === '') return phoneRefusal('missing-phone-number')
      if (!/^\+[1-9][0-9]{6,14}$/.test(phoneNumber)) return phoneRefusal('invalid-phone-number')
      if (provoked !== undefined) return phoneRefusal(provoked)
      if (limit.isFull(merchant, phoneNumber)) return phoneRefusal('too-many-requests')
      limit.add(merchant, phoneNumber)
      const [verificationId, code] = [randomUUID(), sixDigits()]
      const expiresAt = clock() + codeLifetime
      verifications.set(verificationId, { merchant, phoneNumber, code, expiresAt, tries: 0 })
      outbox.send(merchant, { to: phoneNumber, kind: 'sms', code })
      return { verificationId }
    },

    confirm(merchant, verificationId, code = '') {
      const verification = verifications.get(verificationId)
      if (code.trim() === '') return phoneRefusal('missing-verification-code')
      if (verification?.merchant !== merchant) return phoneRefusal('invalid-verification-code')
      if (verification.expiresAt <= clock()) return phoneRefusal('code-expired')
      if (verification.tries >= mostTries) return phoneRefusal('too-many-requests')
      verification.tries += 1
      if (verification.code !== code.trim()) return phoneRefusal('invalid-verification-code')
      verifications.delete(verificationId)
      const idToken = randomBytes(32).toString('base64url')
      const { phoneNumber } = verification
      tokens.set(idToken, { merchant, phoneNumber, expiresAt: clock() + tokenLifetime })
      return { idToken }
    },

    redeem(merchant, idToken) {
      const token = tokens.get(idToken)
      if (token?.merchant !== merchant || token.expiresAt <= clock()) return undefined
      tokens.delete(idToken)
      return token.phoneNumber
    },

    clear(merchant) {
      limit.clear(merchant)
      for (const kept of [verifications, tokens])
        for (const [key, entry] of kept) if (entry.merchant === merchant) kept.delete(key)
    },
  }
}
