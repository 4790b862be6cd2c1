import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys of a device, as the browser makes them: of 32, 65 and 16 bytes. */
export interface DeviceKeys {
  readonly privateKey: Buffer
  readonly publicKey: Buffer
  readonly auth: Buffer
}

/**
 * Decrypts a message as a browser does (RFC 8291, in the encoding aes128gcm of RFC 8188), written by the specification
 * alone, so that what the sender's library makes is held to something else than itself. One record, as push services
 * pass on. Throws when the message is not for these keys.
 */
export function decryptPush(message: Buffer, { privateKey, publicKey, auth }: DeviceKeys): string {
  const salt = message.subarray(0, 16)
  const length = message.readUInt8(20)
  const sender = message.subarray(21, 21 + length)
  const record = message.subarray(21 + length)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const secret = derive(ecdh.computeSecret(sender), auth, about, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding of the last record is wrong')
  return padded.subarray(0, end).toString()
}

function derive(secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, bytes))
}
