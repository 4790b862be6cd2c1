import { pluralForm } from '@/contract/text/plural-form'
import type { LayeredTexts } from '@/engine/merge/layered-texts'
import { pluralFormsOf } from '@/engine/names/plural-rules'
import { placeholdersIn } from './placeholders'

/**
 * A form that is read for one number alone may leave the number out, and the check plural-number-missing reports one
 * beside a form "other" that says it.
 */
export function mayLeaveOutNumber(texts: LayeredTexts, language: string, locale: string, key: string): boolean {
  const [, form] = pluralForm.exec(key) ?? []
  if (form === undefined) return false
  if (pluralFormsOf(locale)?.several.has(form) !== true) return true
  const others = form === 'other' ? undefined : texts.own.get(language)?.[otherForm(key)]
  return typeof others === 'string' && placeholdersIn(others).names.includes('count')
}

/** The form that all languages have. */
export function otherForm(key: string): string {
  return key.replace(pluralForm, '_other')
}
