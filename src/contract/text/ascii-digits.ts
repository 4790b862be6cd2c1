const digit = /\p{Nd}/u

/** A text with ASCII digits in place of those of any script, width or style. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (char) => {
    const plain = char.normalize('NFKC')
    return /^\d$/.test(plain) ? plain : String(valueOf(char))
  })
}

/** Decimal digits are in blocks of ten code points, which begin with zero and may follow one another. */
function valueOf(char: string): number {
  const code = char.codePointAt(0) as number
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
