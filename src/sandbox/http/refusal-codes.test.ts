import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusalCodes } from '@/contract/endpoints/refusal-codes'
import { cashMessages } from '@/sandbox/texts/cash-messages'
import { rewardMessages } from '@/sandbox/texts/reward-messages'

/** Codes used outside the contract: at sign-in, and on the card provider's page. */
const elsewhere = ['self_excluded', 'card_refused']

it('every code by which money and rewards are refused is one of the contract', () => {
  const said = [...Object.keys(cashMessages.en), ...Object.keys(rewardMessages.en)]
  expect(said.filter((code) => ![...refusalCodes, ...elsewhere].includes(code))).toEqual([])
})

it('no code of the contract is one that nobody refuses by', () => {
  const code = readdirSync('src/sandbox', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('texts/') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`src/sandbox/${path}`, 'utf8'))
    .join('\n')
  expect(refusalCodes.filter((each) => !code.includes(`'${each}'`))).toEqual([])
})
