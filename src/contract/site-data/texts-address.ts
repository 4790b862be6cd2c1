/** Where the texts of a language are: in one file, or split into shared ones and those of each part. */
export type TextsAddress =
  | { readonly whole: string }
  | {
      /** Prefix of the addresses of the template's files, which brands share. */
      readonly byPart: string
      /** The brand's own file, which overrides the others. Left out where there is none. */
      readonly own?: string
    }

/** Name of the file that every part needs in addition to its own. */
export const sharedTexts = 'shared'

/** Address of the texts of one part, or of the shared ones. */
export function partAddress(byPart: string, part: string): string {
  return `${byPart}${part.replaceAll('/', '.')}.json`
}

/** The files needed first; later ones override earlier ones. */
export function firstAddresses(address: TextsAddress): string[] {
  if ('whole' in address) return [address.whole]
  const shared = partAddress(address.byPart, sharedTexts)
  return address.own === undefined ? [shared] : [shared, address.own]
}
