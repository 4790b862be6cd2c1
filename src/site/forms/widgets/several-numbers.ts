/** What stands before a number that was copied from a link. */
const link = /^(?:tel:|https?:\/\/(?:wa|zalo)\.me\/)(?=\+?[\d\s().-]+$)/i

/** A number as it was copied, without the link that it was in: tel:+84912345678. */
export const withoutLink = (text: string): string => text.replace(link, '')

/** Numbers have no more digits than this, with their dialling code (E.164). */
export const longestNumber = 15

/**
 * Whether a text holds several numbers: joined they would make another one. A number has groups of less than eight
 * digits, or one longer group beside its dialling code.
 */
export function areSeveral(text: string): boolean {
  const isLong = (least: number) => (part: string) => part.replace(/\D/g, '').length >= least
  return (
    text.split(/\D+/).filter(isLong(8)).length > 1 ||
    text.split(/[/,;|&\n]/).filter(isLong(7)).length > 1 ||
    text.split('+').length > 2
  )
}
