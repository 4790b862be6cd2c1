import { createDecipheriv } from 'node:crypto'
import type { EncryptedBody } from '@/contract/generated/gateway-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

/**
 * Takes a text out of the platform's envelope: AES-CBC with PKCS#7 padding, or AES-CTR without any.
 * Undefined when it was not put in with this key and mode.
 */
export function decryptBody(
  { iv, data }: EncryptedBody,
  encryption: SandboxMerchant['encryption'],
): string | undefined {
  const key = Buffer.from(encryption.key, 'utf8')
  const cipher = `aes-${key.length * 8}-${encryption.mode === 'AES-CTR' ? 'ctr' : 'cbc'}`
  try {
    const decipher = createDecipheriv(cipher, key, Buffer.from(iv, 'hex'))
    return Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8')
  } catch {
    // OpenSSL's words for a wrong key ("bad decrypt") say no more than that it is wrong.
    return undefined
  }
}
