import { createCipheriv, createHash } from 'node:crypto'

/**
 * Encrypts a link as the platform does: DES (ECB, PKCS#7) in Base64, followed by its key of 8 characters (1 §7).
 * OpenSSL no longer offers DES, but triple DES with the same key three times is equivalent.
 */
export function encryptLink(link: string, seed: string): string {
  const key = createHash('sha256').update(seed).digest('hex').slice(0, 8)
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null)
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key
}
