import type { MenuItem } from '@/contract/generated/merchant-types'

/** Colour of a menu's entry by how much it stands out. */
export const entryColor: Record<MenuItem['emphasis'], string> = {
  quiet: 'var(--color-text-muted)',
  normal: 'inherit',
  strong: 'var(--color-accent)',
}
