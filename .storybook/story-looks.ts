import { stableChoice } from '@/../tests/stable-choice'

/** Toolbar values by name: the looks in which stories are tested. Between them every brand, text and direction. */
const looks = {
  aurora: { merchant: 'aurora', language: 'EN', direction: 'auto', scheme: 'brand' },
  derby: { merchant: 'derby', language: 'VI', direction: 'auto', scheme: 'light', viewport: { value: 'phone' } },
  mirrored: { merchant: 'lotus', language: 'TY', direction: 'rtl', scheme: 'light', viewport: { value: 'phone' } },
} as const

export type Look = (typeof looks)[keyof typeof looks]

/** What stands in every part alike, and what fixes its brand by itself, is tested in the first look. */
const inOneLook = /^(ui|brands)-/

/**
 * The looks that a story is tested in, by its id, the first of them whole: one, chosen by the id, so that a part's
 * stories stand in different ones. `isWhole` asks for all of them.
 */
export function looksOf(id: string, isWhole: boolean): readonly [Look, ...Look[]] {
  const { aurora, derby, mirrored } = looks
  if (inOneLook.test(id)) return [aurora]
  const own = stableChoice<Look>(id, [aurora, derby, mirrored])
  const others = Object.values(looks).filter((look) => look !== own)
  return isWhole ? [own, ...others] : [own]
}
