/** What a change of a key changes, as the command saw it on a staged site. Lengths are CSS pixels. */
export type KeyEffect = {
  /** Where it was seen, in words: `a page`, `the calls`. */
  readonly where: string
  /** The two values, as JSON. */
  readonly values: readonly [before: string, after: string]
} & (
  | { readonly kind: 'picture'; readonly pictures: readonly [before: EffectPicture, after: EffectPicture] }
  | { readonly kind: 'excerpt'; readonly excerpts: readonly [before: string, after: string] }
)

export interface EffectPicture {
  /** Name of the file in the folder `pictures`. */
  readonly file: string
  readonly width: number
  readonly height: number
}

/** By the id of the entry. */
export type KeyEffects = Readonly<Record<string, KeyEffect>>
