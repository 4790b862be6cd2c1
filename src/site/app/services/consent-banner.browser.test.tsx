import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { ConsentBanner } from './consent-banner'

const cookies = ['_ga', '_ga_AB12', '_pk_id.1.2', '_own']

afterEach(() => {
  for (const name of cookies) document.cookie = `${name}=; path=/; max-age=0`
})

it('the cookies that an earlier choice let in go while there is a question', async () => {
  for (const name of cookies) document.cookie = `${name}=1; path=/`
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'consent.reject': 'Reject all' }}>
      <ConsentBanner asked={[]} onChoose={() => undefined} />
    </FormStage>,
  )
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await expect.poll(() => document.cookie).not.toMatch(/_ga|_pk_/)
  expect(document.cookie).toContain('_own=1')
})
