import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useMallObject } from '@/site/blocks/point-mall/use-mall-object'
import { FormStage } from '@/site/forms/testing/form-stage'
import { sessionStore } from '@/site/session/session-store'
import { useNavigate } from '@/site/merchant/pages/navigation'
import { CentreHost } from './centre-host'
import { dialogLoader } from './overlays'

/** What the dialogs of the centres are here: they leave the page below free to be pressed. */
const stubs = { 'member-centre': () => <h2>member-centre</h2>, 'agent-centre': () => <h2>agent-centre</h2> }

const places = {
  member: '/pointMall?member=security-center',
  agent: '/pointMall?agent=agent-income',
  mall: '/pointMall',
}

/** A point mall page with buttons that navigate between it and the centres. */
function Mall() {
  const navigate = useNavigate()
  const { reward, quantity, choose, setQuantity } = useMallObject()
  return (
    <>
      {Object.entries(places).map(([name, to]) => (
        <button key={name} onClick={() => navigate(to)}>
          {name}
        </button>
      ))}
      <button onClick={() => choose('phone')}>choose</button>
      <button onClick={() => setQuantity('3')}>more</button>
      <output>{`${quantity} × ${reward}`}</output>
      <CentreHost />
    </>
  )
}

beforeEach(() => {
  vi.spyOn(dialogLoader, 'get').mockImplementation((name) => stubs[name as keyof typeof stubs])
  sessionStore.start('stage', { agent: [1], trial: [4] })
  sessionStore.open('a-token', { account: 'demo_agent', customerId: '1001', accountType: 1 })
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.close()
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('clears the point mall object when the member centre is left, and not when the agent centre is', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ accountTypes: { agent: [1], trial: [4] } }}>
      <Mall />
    </FormStage>,
  )
  const chosen = page.getByRole('status')
  await press('choose')
  await press('more')
  await press('agent')
  await expect.element(page.getByRole('heading', { name: 'agent-centre' })).toBeVisible()
  await press('mall')
  await expect.element(chosen).toHaveTextContent('3 × phone')
  await press('member')
  await expect.element(page.getByRole('heading', { name: 'member-centre' })).toBeVisible()
  await expect.element(chosen).toHaveTextContent('3 × phone')
  await press('mall')
  await expect.element(chosen).toHaveTextContent('1 ×')
})
