import { expect, it } from 'vitest'
import { plainMerchant } from '@/sandbox/test-gateway'
import { textsIn } from './texts'

it.each([undefined, '', 'XX', 'vi', '../../x', '__proto__', 'constructor', 'x'.repeat(10_000)])(
  'a call in %j, which is no language of the merchant, is answered in its own',
  (asked) => {
    const merchant = { ...plainMerchant, defaultLanguage: 'VI' }
    expect(textsIn(merchant, asked)).toMatchObject({ language: 'VI', spoken: 'vi' })
  },
)
