import { stableChoice } from '@/../tests/stable-choice'
import type { Extent } from '@/../tests/extent'

/** Toolbar values by name: the looks in which stories are tested. Between them every brand, text and direction. */
const looks = {
  aurora: { merchant: 'aurora', language: 'EN', direction: 'auto', scheme: 'brand' },
  derby: { merchant: 'derby', language: 'VI', direction: 'auto', scheme: 'light', viewport: { value: 'phone' } },
  mirrored: { merchant: 'lotus', language: 'TY', direction: 'rtl', scheme: 'light', viewport: { value: 'phone' } },
} as const

export type Look = (typeof looks)[keyof typeof looks]

/**
 * The looks that a story is tested in, by its id: first one, chosen by the id, so that a part's stories stand in
 * different ones; the rest are the others.
 */
export function looksOf(id: string, extent: Extent): readonly Look[] {
  const { aurora, derby, mirrored } = looks
  // Which of a brand's stories are tests is said by their tags.
  if (id.startsWith('brands-')) return [aurora]
  const all = id.startsWith('ui-') ? [aurora] : [aurora, derby, mirrored]
  const own = stableChoice<Look>(id, all)
  return all.filter((look) => extent === 'whole' || (look === own) === (extent === 'first'))
}
