import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useGoBack, useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import { useFinish } from './use-finish'

const stay = vi.fn()

/** Follows a link from elsewhere, and finishes setting what was missing there. */
function Setting({ from }: { from: string }) {
  const navigate = useNavigate()
  const goBack = useGoBack()
  const { pathname, search } = useLocation()
  const finish = useFinish(stay)
  return (
    <>
      <button onClick={() => navigate(from)}>Go</button>
      <button onClick={finish}>Set</button>
      <button onClick={() => goBack(1)}>Back</button>
      <output>{pathname + search}</output>
    </>
  )
}

it.each([
  ['/pointMall?member=security-center&open=paymentPassword&then=page', '/pointMall'],
  ['/?member=security-center&open=paymentPassword&then=withdraw', '/?member=withdraw'],
  [
    '/?member=security-center&open=paymentPassword&then=agent-team-management&to=minhtuan40',
    '/?agent=agent-team-management&transfer=minhtuan40',
  ],
  ['/?member=security-center&then=nowhere', undefined],
])('from %s it leads back to %s', async (from, back) => {
  stay.mockClear()
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}}>
      <Setting from={from} />
    </FormStage>,
  )
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(from)
  await page.getByRole('button', { name: 'Set' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(back ?? from)
  expect(stay).toHaveBeenCalledTimes(back === undefined ? 1 : 0)
})

it('Back does not return to what is set', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}}>
      <Setting from="/?member=security-center&open=bank&then=withdraw" />
    </FormStage>,
  )
  const address = page.getByRole('status')
  const before = address.element().textContent
  await page.getByRole('button', { name: 'Go' }).click()
  await expect.element(address).toHaveTextContent('open=bank')
  await page.getByRole('button', { name: 'Set' }).click()
  await expect.element(address).toHaveTextContent('/?member=withdraw')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(address).toHaveTextContent(new RegExp(`^${before}$`))
})
