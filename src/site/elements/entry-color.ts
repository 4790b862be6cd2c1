import type { MenuItem } from '@/contract/generated/merchant-types'

/** Text colour of a menu entry by its emphasis. */
export const entryColor: Record<MenuItem['emphasis'], string> = {
  quiet: 'var(--color-text-muted)',
  normal: 'inherit',
  strong: 'var(--color-accent)',
}
