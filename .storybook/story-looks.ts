import { stableChoice } from '@/../tests/stable-choice'
import type { Extent } from '@/../tests/extent'

/**
 * Toolbar values by name: the looks in which stories are tested. Together they cover every brand, text and direction.
 */
const looks = {
  aurora: { merchant: 'aurora', language: 'EN', direction: 'auto', scheme: 'brand' },
  derby: { merchant: 'derby', language: 'VI', direction: 'auto', scheme: 'light', viewport: { value: 'phone' } },
  mirrored: { merchant: 'lotus', language: 'TY', direction: 'rtl', scheme: 'light', viewport: { value: 'phone' } },
} as const

export type Look = (typeof looks)[keyof typeof looks]

/**
 * The looks that a story is tested in. The first one is derived from its id, so that a part's stories are tested in
 * different ones; the others follow.
 */
export function looksOf(id: string, extent: Extent): readonly Look[] {
  const { aurora, derby, mirrored } = looks
  // Tags decide which of a brand's stories are tested.
  if (id.startsWith('brands-')) return [aurora]
  const all = id.startsWith('ui-') ? [aurora] : [aurora, derby, mirrored]
  const own = stableChoice<Look>(id, all)
  return all.filter((look) => extent === 'whole' || (look === own) === (extent === 'first'))
}
