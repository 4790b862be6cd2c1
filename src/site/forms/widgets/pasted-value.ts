import { asciiDigits } from '@/contract/money/ascii-digits'
import { brokenRules } from '@/site/forms/state/check-fields'
import type { Limits } from '@/site/forms/state/form-shape'
import { withoutDialingCode } from './parse-mobile'

/** Invisible characters that pasted texts bring along, except those that join letters in Persian and Indic scripts. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Separators that people and address books write between digits. */
const between = /[\s().\-/·]/g

export type ValueKind = 'words' | 'number' | 'code'

/**
 * The value that a field holds, from a text as phones write and paste it. Composed accents, ASCII instead of full-width
 * signs and no invisible characters always; straight quotes, no separators between digits, and a phone number without
 * its dialling code where the field's rule refuses the text otherwise. A number or a code without a rule has no
 * separators either. The text itself where nothing fits: the error is about that.
 */
export function pastedValue(text: string, limits: Limits, kind: ValueKind): string {
  const plain = plainSigns(text)
  const typewritten = plain
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u201c\u201d]/g, '"')
  const compact = asciiDigits(typewritten).replace(between, '')
  const ways = [plain, typewritten, ...(/\p{Nd}/u.test(plain) ? [compact, ...withoutDialingCode(compact)] : [])]
  const inOrder = kind === 'words' ? ways : [compact, ...ways]
  return inOrder.find((way) => keepsRule(way, limits)) ?? plain
}

export function keepsRule(value: string, { minLength, maxLength, pattern }: Limits): boolean {
  const rule = {
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  }
  return brokenRules([{ need: ['value'], rule, value }]).size === 0
}

const plainSigns = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[^\S ]/g, ' ')
    .trim()
