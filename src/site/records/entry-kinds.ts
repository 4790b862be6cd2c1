import type { Translate } from '@/site/i18n/texts'

/** What acts there are; the server may know others. */
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

/** Kinds by which an agent earns. */
export const incomeKinds = ['dividend', 'salary', 'rebate', 'promotion'] as const

/** Those of the points, where a brand has them. */
export const pointKinds = ['redeem', 'convert', 'return'] as const

const named: ReadonlySet<string> = new Set([...entryKinds, ...pointKinds, 'earn', 'points', 'trial'])

/** What kind of act a line is of; one that nobody knows is told by its code. */
export function kindText(t: Translate, kind: string): string {
  return named.has(kind) ? t(`entry.${kind as (typeof entryKinds)[number]}`) : t('entry.other', { code: kind })
}
