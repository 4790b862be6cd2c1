/** Where the texts of a language are: in one file, or shared ones and those of each part apart. */
export type TextsAddress =
  | { readonly whole: string }
  | {
      /** What the addresses of the template's files begin with, which brands share. */
      readonly byPart: string
      /** The brand's own file, laid over the others. Left out where it says nothing of its own. */
      readonly own?: string
    }

/** Name of the file that every part needs beside its own. */
export const sharedTexts = 'shared'

/** Address of the texts of one part, or of the shared ones. */
export function partAddress(byPart: string, part: string): string {
  return `${byPart}${part.replaceAll('/', '.')}.json`
}

/** The files that hold what is needed first, the one that lies over the others last. */
export function firstAddresses(address: TextsAddress): string[] {
  if ('whole' in address) return [address.whole]
  const shared = partAddress(address.byPart, sharedTexts)
  return address.own === undefined ? [shared] : [shared, address.own]
}
