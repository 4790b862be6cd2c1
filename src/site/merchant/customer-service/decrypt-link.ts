import Base64 from 'crypto-js/enc-base64'
import Utf8 from 'crypto-js/enc-utf8'
import ECB from 'crypto-js/mode-ecb'
import TripleDES from 'crypto-js/tripledes'

/** The last so many characters of an encrypted link are its key (1 §7). */
const keyLength = 8

/**
 * Decrypts a link: DES (ECB, PKCS#7) in Base64, followed by its key. Triple DES with the same key three times is
 * equivalent, and the only variant that crypto-js offers as a module.
 */
export function decryptLink(encrypted: string): string {
  const key = Utf8.parse(encrypted.slice(-keyLength).repeat(3))
  const ciphertext = Base64.parse(encrypted.slice(0, -keyLength))
  const link = TripleDES.decrypt({ ciphertext } as Parameters<typeof TripleDES.decrypt>[0], key, {
    mode: ECB,
  }).toString(Utf8)
  if (link === '') throw new Error('the link to customer service cannot be decrypted')
  return link
}
