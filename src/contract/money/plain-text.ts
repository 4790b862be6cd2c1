import { asciiDigits } from '@/contract/text/ascii-digits'

/**
 * A typed or pasted amount in plain signs: ASCII digits for those of any script and width, one kind of blank and of
 * apostrophe, without marks of direction and other invisible signs.
 */
export function plainText(text: string): string {
  return asciiDigits(text.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .replace(/[\u2019\u02bc]/g, "'")
    .trim()
}
