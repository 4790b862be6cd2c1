import { asciiDigits } from '@/contract/text/ascii-digits'
import { brokenRules } from '@/site/forms/state/check-fields'
import type { Limits } from '@/site/forms/state/form-shape'
import { withoutDialingCode } from './parse-mobile'
import { areSeveral, longestNumber, withoutLink } from './several-numbers'

/** Invisible characters that pasted texts bring along, except those that join letters in Persian and Indic scripts. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Separators that people and address books write between digits. */
const between = /[\s().\-/·]/g

/** `sent`: a code that came in a message. */
export type ValueKind = 'words' | 'number' | 'code' | 'sent'

/**
 * The value that a field holds, from a text as phones write and paste it. Composed accents, ASCII instead of full-width
 * signs and no invisible characters always; straight quotes, no separators between digits, and a phone number without
 * its dialling code where the field's rule refuses the text otherwise. A number or a code without a rule has no
 * separators either. A code that was sent is taken out of its message. Several numbers are never joined. The text
 * itself where nothing fits: the error is about that.
 */
export function pastedValue(text: string, limits: Limits, kind: ValueKind): string {
  const plain = plainSigns(text)
  const typewritten = plain
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u201c\u201d]/g, '"')
  const ascii = asciiDigits(typewritten)
  const ways = [plain, typewritten, ...joined(ascii, kind)]
  const inOrder = kind === 'words' ? ways : [...codesIn(ascii, kind), ...joined(ascii, kind), ...ways]
  return inOrder.find((way) => keepsRule(way, limits)) ?? plain
}

/** The ways to write a number without separators; none where the text holds several numbers. */
function joined(ascii: string, kind: ValueKind): readonly string[] {
  const compact = ascii.replace(between, '')
  if (!/\d/.test(compact)) return kind === 'code' || kind === 'sent' ? [compact] : []
  if (areSeveral(ascii) || (kind === 'number' && compact.length > longestNumber + 2)) return []
  return [compact, ...withoutDialingCode(compact, kind === 'number')]
}

/** The code in the message that brought it: "G-123456", "Your code is 123 456.". */
function codesIn(ascii: string, kind: ValueKind): readonly string[] {
  if (kind !== 'sent' || !/\p{L}/u.test(ascii)) return []
  const found = ascii.match(/(?<![\p{L}\d])(?:\d{3}[ -]\d{3}|\d{4,8})(?![\p{L}\d])/gu) ?? []
  const codes = new Set(found.map((each) => each.replace(/\D/g, '')))
  return codes.size === 1 ? [...codes] : []
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
  withoutLink(text.trim())
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim()
