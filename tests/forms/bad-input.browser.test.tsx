import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import { FormStage } from '@/site/forms/testing/form-stage'
import { RuleForm } from '@/site/forms/rule-form'
import type { Fields, FormConfig } from '@/contract/generated/merchant-types'
import { defaultRules } from '@/sandbox/settings/port/default-rules'
import { patterns } from '@/sandbox/settings/rules/patterns'

/** The registration form of the template, with every field enabled and required, and the sandbox's own rules. */
const base = only(import.meta.glob('/merchants/base/fields.json', { eager: true, import: 'default' })) as Fields
const texts = only(import.meta.glob('/merchants/base/locales/EN.json', { eager: true, import: 'default' })) as Record<
  string,
  string
>
const register = withDefaults(base.forms.register)
const asked = Object.entries(defaultRules).map(
  ([name, rule]) => [name, { ...rule, enabled: true, required: true }] as const,
)
const { rules } = normaliseRules(Object.fromEntries(asked))

type FieldName = keyof typeof defaultRules
const names = register.order.filter((name): name is FieldName => name in defaultRules)

function only(modules: Record<string, unknown>): unknown {
  return Object.values(modules)[0]
}

/** Adds the schema's defaults, which the file leaves out. */
function withDefaults({ fields, order }: FormConfig): FormConfig {
  const defaults = {
    shown: 'rule',
    required: 'rule',
    autocomplete: 'off',
    inputMode: 'text',
    trim: true,
    mobile: 'mobileNum',
    initial: true,
  }
  const filled = Object.entries(fields).map(([name, field]) => {
    const { when: _, ...rest } = field
    return [name, { ...defaults, ...rest, messages: { patterns: {}, ...field.messages } }]
  })
  return { fields: Object.fromEntries(filled) as FormConfig['fields'], order }
}

/** What users may enter into a field. Undefined when that would be valid for the field. */
const inputs: Record<string, (name: FieldName) => string | undefined> = {
  nothing: () => '',
  'pasted blanks': () => '   \t ',
  'one character too few': (name) => tooShort(name),
  'one character too many': (name) => 'A1'.repeat(200).slice(0, defaultRules[name].maxLength + 1),
  'the wrong pattern': (name) => wrongPattern(name),
  'an emoji': (name) => ('12345678'.slice(0, defaultRules[name].minLength - 1) + '🎲').slice(0, 60),
  '10,000 characters': () => 'x'.repeat(10_000),
}

function tooShort(name: FieldName): string | undefined {
  const { minLength } = defaultRules[name]
  return minLength < 2 ? undefined : 'a'.repeat(minLength - 1)
}

/** One of several odd texts with a valid length that does not match the pattern. */
function wrongPattern(name: FieldName): string {
  const { acceptedPattern, minLength, maxLength } = defaultRules[name]
  const length = Math.min(maxLength, Math.max(minLength, 4))
  const odd = ['<a b>', '9 9'].map((text) => text.repeat(20).slice(0, length))
  const wrong = odd.find((text) => !new RegExp(acceptedPattern).test(text.trim()))
  if (wrong === undefined) throw new Error(`the pattern of ${name} takes anything`)
  return wrong
}

const open = () =>
  render(
    <FormStage
      fields={{ forms: { register }, patterns: base.patterns }}
      texts={texts}
      answers={{
        captcha: () => ({ id: 'c1', image: '' }),
        countryCodes: () => [{ countryCode: 'VN', countryDialingCode: '+84' }],
      }}
    >
      <RuleForm
        form={register}
        rules={rules}
        submitLabel="Register"
        onSubmit={() => Promise.reject(new Error('sent'))}
      />
    </FormStage>,
  )

/** Whether a value keeps the field's rule, according to the specification (1 §5). */
function isRight(name: FieldName, value: string): boolean {
  const { acceptedPattern, minLength, maxLength } = defaultRules[name]
  const typed = register.fields[name]?.widget === 'password' ? value : value.trim()
  return typed.length >= minLength && typed.length <= maxLength && new RegExp(acceptedPattern).test(typed)
}

const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name$="${name}"]`)!

it('asks every field that somebody fills in at a registration', () => {
  expect(names).toHaveLength(18)
  expect(Object.values(patterns)).toHaveLength(18)
})

it.each(Object.entries(inputs))(
  'a form of nothing but %s keeps what was typed and says what is wrong with each field',
  async (_, valueOf) => {
    await open()
    for (const name of names) {
      const value = valueOf(name)
      if (value !== undefined) await page.elementLocator(inputOf(name)).fill(value)
    }
    await page.getByRole('button', { name: 'Register' }).click()
    for (const name of names) {
      const value = valueOf(name)
      if (value === undefined || (isRight(name, value) && name !== 'confirmPassword')) continue
      const input = inputOf(name)
      await expect.element(input, { message: name }).toHaveAttribute('aria-invalid', 'true')
      await expect.element(input, { message: name }).toHaveAccessibleDescription(/\S/)
      expect(input.value.trim(), name).toBe(value.trim())
    }
  },
)

it('goes to the first field that is wrong', async () => {
  await open()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.element(inputOf(names[0]!)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
})
