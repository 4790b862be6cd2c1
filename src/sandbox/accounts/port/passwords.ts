import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

// About 16 MB and 40 ms per password on two cores: slow for an attacker, not noticeable for a player.
let cost: ScryptOptions = { N: 16_384, r: 8, p: 1 }
const keyBytes = 32

/** Makes password hashing nearly free in this process. For tests, which have no attacker to slow down. */
export function makePasswordsCheap(): void {
  cost = { ...cost, N: 2 }
}

/** Returns `salt.key`, both in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}.${(await derive(password, salt)).toString('hex')}`
}

let absent: Promise<string> | undefined

/** Whether the password matches the hash. Takes the same time if there is no hash. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  absent ??= hashPassword(randomBytes(16).toString('hex'))
  const [salt = '', key = ''] = (hash ?? (await absent)).split('.')
  const expected = Buffer.from(key, 'hex')
  const given = await derive(password, Buffer.from(salt, 'hex'))
  return timingSafeEqual(given, expected) && typeof hash === 'string'
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )
}
