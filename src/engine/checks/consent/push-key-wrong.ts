import { child } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const site = (key: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "push": { "provider": "webPush", "publicKey": "${key}" } }`

/** The public key of the example of RFC 8292, section 2.4. */
const example = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'

export const pushKeyWrong: MerchantCheck = {
  code: 'push-key-wrong',
  severity: 'error',
  docs: {
    what: 'push.publicKey is no public key for notifications: base64url of 65 bytes, a point of the curve P-256 that is not compressed.',
    why: 'No browser subscribes with another one. What has 32 bytes is a private key, which whoever has it can send notifications in the brand’s name with.',
    bad: { 'site.json': site(example.slice(0, 43)) },
    good: { 'site.json': site(example) },
  },
  inspect({ config: { site: config } }) {
    const key = child(child(config, 'push'), 'publicKey')
    if (typeof key !== 'string') return []
    const wrong = wrongIn(key)
    if (wrong === undefined) return []
    return [
      {
        file: 'site',
        path: ['push', 'publicKey'],
        spot: 'value',
        message: `it is no key that browsers subscribe with: ${wrong}`,
        expected: 'base64url of 65 bytes, a point of P-256 that is not compressed',
        received: `"${key}"`,
        suggestions: keyMeant(key),
      },
    ]
  },
}

/** What is wrong with a key; undefined for a public key. */
function wrongIn(key: string): string | undefined {
  if (/PRIVATE KEY|private key/i.test(key))
    return 'a private key stands in it, which is the gateway’s alone. Make a new pair, if this file has left your machine'
  if (/-----BEGIN/.test(key)) return 'it is PEM'
  if (!/^[\w+/=-]+$/.test(key)) return 'it has other signs than those of base64url: letters, digits, - and _'
  if (/[+/=]/.test(key)) return 'it is base64 and not base64url, which has - for +, _ for / and no = at its end'
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length === 32) return 'it has 32 bytes, as a private key has. Make a new pair, if it was one'
  if (bytes.length === 33) return 'it is compressed: it has 33 bytes'
  if (bytes.length !== 65) return `it has ${bytes.length} bytes`
  if (bytes[0] !== 4) return 'its first byte is not 4'
  return isOnCurve(integerOf(bytes.subarray(1, 33)), integerOf(bytes.subarray(33)))
    ? undefined
    : 'it is no point of P-256'
}

/** The key in what was pasted: with = at its end, as base64, as PEM, with blanks, or among what a program prints. */
function keyMeant(text: string): string[] {
  const armour = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  const written = text.match(/(?<![\w+/-])[\w+/-]{87}(?![\w+/-])/g) ?? []
  const meant = [armour, ...written].map(pointIn).filter((each) => each !== undefined)
  return [...new Set(meant)].slice(0, 1)
}

/** The point at the end of a key's bytes, alone or in the structure that OpenSSL writes (SPKI, RFC 5480: 91 bytes). */
function pointIn(text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 65 && bytes.length !== 91) return undefined
  const key = bytes.subarray(-65).toString('base64url')
  return wrongIn(key) === undefined ? key : undefined
}

/** P-256 (FIPS 186-5, SP 800-186, section 3.2.1.3): y² = x³ - 3x + b. */
const prime = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

function isOnCurve(x: bigint, y: bigint): boolean {
  return x < prime && y < prime && (y * y - (x * x * x - 3n * x + b)) % prime === 0n
}

function integerOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}
