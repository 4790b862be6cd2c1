import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formOf, passwordField, textField } from './testing/form-fields'
import { FormStage } from './testing/form-stage'
import { RuleForm } from './rule-form'

const username = textField({ label: 'form.username', required: 'always' })
const nickname = textField({ label: 'form.payeeName', required: 'always' })
const texts = {
  'form.username': 'Username',
  'form.payeeName': 'Nickname',
  'form.showPassword': 'Show password',
  'form.hidePassword': 'Hide password',
}

it('keeps what was typed when a field goes, comes again and becomes one of another kind', async () => {
  const shown = (fields: Parameters<typeof formOf>[0]) => (
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <RuleForm form={formOf(fields)} rules={{}} submitLabel="Register" onSubmit={async () => {}} />
    </FormStage>
  )
  const { rerender } = await render(shown({ username, nickname }))
  const typed = page.getByRole('textbox', { name: 'Username' })
  await typed.fill('player1')
  const further = page.getByLabelText('Nickname', { exact: true })
  for (const [next, isPassword] of [
    [{ username }, undefined],
    [{ username, nickname }, false],
    [{ username, nickname: passwordField({ label: nickname.label, required: 'always' }) }, true],
  ] as const) {
    await rerender(shown(next))
    await expect.poll(() => further.query()?.matches('[type=password]')).toBe(isPassword)
    await expect.element(typed).toHaveValue('player1')
  }
})
