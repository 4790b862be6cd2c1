import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import type { Wallet } from './check-transfer'
import { useTransferDraft } from './use-transfer-draft'

const wallet = (name: string, balance: number): Wallet => ({
  wallet: name,
  name,
  balance,
  state: 'open',
  wholeUnits: false,
})
const wallets = [wallet('MAIN', 10), wallet('PT', 80), wallet('KY', 0)] as const

const asked = '/?member=wallet-transfer&from=PT&to=MAIN&amount=1234.5'
const edited = '/?member=wallet-transfer&from=PT&to=MAIN&amount='

const doneWith = (amount: number) => ({
  ...{ key: `k${amount}`, call: 'walletTransfer' as const, startedAt: 0 },
  request: { from: 'MAIN', to: 'PT', amount },
})

/** Shows the draft, with a link that prefills what is missing in the main wallet. */
function Draft() {
  const [sent, setSent] = useState<number>()
  const done = sent === undefined ? undefined : doneWith(sent)
  const { from, to, amount, chooseTo, type } = useTransferDraft([...wallets], done)
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <button onClick={() => chooseTo('KY')}>To KY</button>
      <button onClick={() => type('7')}>Seven</button>
      <button onClick={() => setSent(5)}>Five was moved</button>
      <button onClick={() => setSent(7)}>Seven was moved</button>
      <button onClick={() => navigate(asked)}>Transfer it</button>
      {['', 'x', '0', '-5', '1e400'].map((amount) => (
        <button key={amount} onClick={() => navigate(edited + amount)}>{`Amount ${amount}.`}</button>
      ))}
      <output>{[from.wallet, to.wallet, amount, search].join(' ')}</output>
    </>
  )
}

it('is filled in by a link, over what was typed, and can be changed then', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <Draft />
    </FormStage>,
  )
  const shown = page.getByRole('status')
  await page.getByRole('button', { name: 'To KY' }).click()
  await page.getByRole('button', { name: 'Seven', exact: true }).click()
  await expect.element(shown).toHaveTextContent(/^MAIN KY 7/)
  await page.getByRole('button', { name: 'Transfer it' }).click()
  await expect.element(shown).toHaveTextContent(/^PT MAIN 1,234.50 \?member=wallet-transfer$/)
  await page.getByRole('button', { name: 'To KY' }).click()
  await page.getByRole('button', { name: 'Seven', exact: true }).click()
  await expect.element(shown).toHaveTextContent(/^PT KY 7/)
})

it('is cleared of the amount that was moved, and not of the next one', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <Draft />
    </FormStage>,
  )
  const shown = page.getByRole('status')
  await page.getByRole('button', { name: 'Seven', exact: true }).click()
  await page.getByRole('button', { name: 'Five was moved' }).click()
  await expect.element(shown).toHaveTextContent(/ 7$/)
  await page.getByRole('button', { name: 'Seven was moved' }).click()
  await expect.element(shown).not.toHaveTextContent(/7/)
})

it.each(['', 'x', '0', '-5', '1e400'])(
  'keeps the amount that was typed, where the one of an address is none: %s',
  async (amount) => {
    await render(
      <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
        <Draft />
      </FormStage>,
    )
    await page.getByRole('button', { name: 'Seven', exact: true }).click()
    await page.getByRole('button', { name: `Amount ${amount}.`, exact: true }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent(/^PT MAIN 7 \?member=wallet-transfer$/)
  },
)
