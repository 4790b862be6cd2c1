import AES from 'crypto-js/aes'
import Base64 from 'crypto-js/enc-base64'
import Hex from 'crypto-js/enc-hex'
import Utf8 from 'crypto-js/enc-utf8'
import WordArray from 'crypto-js/lib-typedarrays'
import CTR from 'crypto-js/mode-ctr'
import NoPadding from 'crypto-js/pad-nopadding'
import type { EncryptedBody } from '@/contract/generated/gateway-types'
import type { Site } from '@/contract/generated/merchant-types'

const blockBytes = 16

/**
 * Encrypts a body into the platform's envelope for calls with the encrypt flag (2 §7). This is a format, not a
 * protection: the key is in the page, and TLS protects the connection.
 */
export function encryptBody(text: string, { mode, key }: Site['gateway']['encryption']): EncryptedBody {
  const iv = WordArray.random(blockBytes)
  const options = mode === 'AES-CTR' ? { iv, mode: CTR, padding: NoPadding } : { iv }
  const encrypted = AES.encrypt(Utf8.parse(text), Utf8.parse(key), options)
  return { iv: iv.toString(Hex), data: encrypted.ciphertext.toString(Base64) }
}

/** A random string in the envelope's cipher: the free-play call sends it (1 §7). */
export function encryptedRandom(settings: Site['gateway']['encryption']): string {
  const { iv, data } = encryptBody(WordArray.random(blockBytes).toString(Hex), settings)
  return `${iv}.${data}`
}
