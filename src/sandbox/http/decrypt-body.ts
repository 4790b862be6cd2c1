import { createDecipheriv } from 'node:crypto'
import type { EncryptedBody } from '@/contract/generated/gateway-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

/**
 * Decrypts the platform's envelope: AES-CBC with PKCS#7 padding, or AES-CTR without padding. Undefined if it was not
 * encrypted with this key and mode.
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
    // OpenSSL's error for a wrong key ("bad decrypt") has no further details, so it is dropped.
    return undefined
  }
}
