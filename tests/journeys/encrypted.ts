import { createCipheriv, randomBytes } from 'node:crypto'
import type { Site } from '@/contract/generated/merchant-types'

export type Encryption = Site['gateway']['encryption']

/**
 * The platform's envelope (2 §7), made with Node: the test runner cannot resolve the parts of crypto-js that the site
 * imports.
 */
export function encrypted(text: string, { mode, key }: Encryption): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv(`aes-${key.length * 8}-${mode === 'AES-CTR' ? 'ctr' : 'cbc'}`, key, iv)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
  return JSON.stringify({ iv: iv.toString('hex'), data })
}
