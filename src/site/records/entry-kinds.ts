import type { Translate } from '@/site/i18n/texts'

/** Known kinds of entries; the server may send others. */
export const entryKinds = [
  'deposit',
  'promotion',
  'rebate',
  'dividend',
  'salary',
  'withdrawal',
  'transfer',
  'team',
  'bet',
  'refund',
  'win',
] as const

/** Kinds of an agent's income. */
export const incomeKinds = ['dividend', 'salary', 'rebate', 'promotion'] as const

/** Kinds of the points system, where a brand has it. */
export const pointKinds = ['redeem', 'convert', 'return'] as const

const named: ReadonlySet<string> = new Set([...entryKinds, ...pointKinds, 'earn', 'points', 'trial'])

/** An entry's kind as text; an unknown one shows its code. */
export function kindText(t: Translate, kind: string): string {
  return named.has(kind) ? t(`entry.${kind as (typeof entryKinds)[number]}`) : t('entry.other', { code: kind })
}
