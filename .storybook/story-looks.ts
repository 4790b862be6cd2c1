import { stableChoice } from '@/../tests/stable-choice'
import type { Extent } from '@/../tests/extent'

/** Toolbar values by name. */
export interface Look {
  readonly merchant: string
  readonly language: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly scheme: 'brand' | 'light' | 'dark'
  readonly viewport?: { readonly value: string }
}

const viewport = { value: 'phone' }

/** The looks in which stories are tested. Together they cover every brand, text and direction. */
const aurora: Look = { merchant: 'aurora', language: 'EN', direction: 'auto', scheme: 'brand' }
const derby: Look = { merchant: 'derby', language: 'VI', direction: 'auto', scheme: 'light', viewport }
const arabic: Look = { merchant: 'lotus', language: 'AR', direction: 'auto', scheme: 'light', viewport }

/** The pseudo-languages on a phone, in which a story is only drawn: see expect-well-drawn.ts. */
const accented: Look = { ...aurora, language: 'EN-XA', viewport }
const mirrored: Look = { ...aurora, language: 'AR-XB', viewport }

/** Stories of states that change no text of the catalogue, or put one beside it. */
const saysNothingNew = /--(?:long-text|reduced-motion|right-to-left)$/

/**
 * The looks that a story is tested in. One is derived from its id, so that a part's stories are tested in different ones;
 * `npm test` draws every story in it that somebody acts in, and every third one of the others. `npm run test:rest` draws
 * the others, and the pseudo-languages last.
 */
export function looksOf(id: string, extent: Extent, isPlayed: boolean): readonly Look[] {
  const pseudo = extent === 'first' || id.startsWith('ui-') || saysNothingNew.test(id) ? [] : [accented, mirrored]
  // Tags decide which of a brand's stories are tested.
  if (id.startsWith('brands-'))
    return id.includes('-pages-') && id.startsWith('brands-aurora-') ? [aurora, ...pseudo] : [aurora]
  const all = id.startsWith('ui-') ? [aurora] : [aurora, derby, arabic]
  const own = stableChoice<Look>(id, all)
  const isFirst = (look: Look) => look === own && (isPlayed || stableChoice(`${id} drawn`, [true, false, false]))
  return [...all.filter((look) => extent === 'whole' || isFirst(look) === (extent === 'first')), ...pseudo]
}

/** Whether a look is in a pseudo-language. */
export function isPseudo({ language }: Pick<Look, 'language'>): boolean {
  return /-X[AB]$/.test(language)
}
