import { expect, it } from 'vitest'
import { checkTransfer, maxTransfer, type Wallet } from './check-transfer'

const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  wallet: 'MAIN',
  name: '',
  balance: 1000.55,
  state: 'open',
  wholeUnits: false,
  ...changes,
})
const whole = wallet({ wallet: 'KY', wholeUnits: true })

it.each([
  ['', 'empty'],
  ['0', 'zero'],
  ['-5', 'negative'],
  ['1e9', 'unreadable'],
  ['1.005', 'decimals'],
  ['1,000.56', 'notEnough'],
  ['1,000,000,000', 'notEnough'],
])('%j is not sent: %s', (amount, problem) => {
  expect(checkTransfer({ from: wallet(), to: wallet(), amount }, { locale: 'en', decimals: 2 })).toEqual({ problem })
})

it('all that there is can be moved, and a cent of it', () => {
  for (const [amount, hundredths] of [
    ['1,000.55', 100_055],
    ['0.01', 1],
  ] as const)
    expect(checkTransfer({ from: wallet(), to: wallet(), amount }, { locale: 'en', decimals: 2 })).toEqual({
      hundredths,
    })
})

it('less than one unit is not sent to a wallet of whole ones', () => {
  expect(checkTransfer({ from: wallet(), to: whole, amount: '0.99' }, { locale: 'en', decimals: 2 })).toEqual({
    problem: 'notWhole',
  })
})

it('all has no more decimals than the currency, and the other wallet, take', () => {
  expect(maxTransfer({ from: wallet(), to: wallet() }, 2)).toBe(100_055)
  expect(maxTransfer({ from: wallet(), to: wallet() }, 1)).toBe(100_050)
  expect(maxTransfer({ from: wallet(), to: wallet() }, 0)).toBe(100_000)
  expect(maxTransfer({ from: wallet(), to: whole }, 2)).toBe(100_000)
})
