import { expect, it } from 'vitest'
import { decryptPush } from './decrypt-push'
import { vapidClaims } from './vapid-claims'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const example = {
  message: bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ),
  keys: {
    publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  },
}

/** RFC 8292, section 2.4. */
const header =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'

it('decrypts the example of RFC 8291, and no message with a bit changed', () => {
  expect(decryptPush(example.message, example.keys)).toBe('When I grow up, I want to be a watermelon')
  const changed = Buffer.from(example.message)
  changed.writeUInt8(changed.readUInt8(120) ^ 1, 120)
  expect(() => decryptPush(changed, example.keys)).toThrow()
})

it('reads the example of RFC 8292, and nothing that another key has signed', () => {
  expect(vapidClaims(header)?.claims).toEqual({
    aud: 'https://push.example.net',
    exp: 1_453_523_768,
    sub: 'mailto:push@example.com',
  })
  expect(vapidClaims(header.replace('eyJhdWQiOiJodHRwczovL3B1c2', 'eyJhdWQiOiJodHRwczovL3B2c2'))).toBeUndefined()
})
