import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

// 16 MB and about 40 ms a password on two cores: slow for a thief, unnoticed by a player.
let cost: ScryptOptions = { N: 16_384, r: 8, p: 1 }
const keyBytes = 32

/** Passwords of this process cost next to nothing from now on: for tests, which have no thief to slow down. */
export function makePasswordsCheap(): void {
  cost = { ...cost, N: 2 }
}

/** `salt.key`, both in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}.${(await derive(password, salt)).toString('hex')}`
}

let absent: Promise<string> | undefined

/** Whether the password is the one of the hash. Takes the same time where there is no hash at all. */
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
