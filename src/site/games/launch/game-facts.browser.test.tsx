import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { GameFacts } from './game-facts'

afterEach(() => sessionStore.close())

it('says that the balance is not available, and does not wait for it forever', async () => {
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
  const balance = () => {
    throw new Error('no')
  }
  await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{ 'launch.balance': 'Balance', 'header.balanceFailed': 'Balance not available' }}
      answers={{ balance }}
    >
      <GameFacts facts={['balance']} title="Koi" isDemo={false} />
    </FormStage>,
  )
  await expect.element(page.getByRole('img', { name: 'Balance not available' })).toBeVisible()
})
