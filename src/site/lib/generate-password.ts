/** Letters and digits without those that are easily confused. */
const kinds = ['ABCDEFGHJKMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const
const all = kinds.join('')

/** A random password of capitals, small letters and digits, of 10 characters, or what the length limits allow. */
export function generatePassword({ minLength, maxLength }: { readonly minLength: number; readonly maxLength: number }) {
  const length = Math.max(kinds.length, minLength, Math.min(10, maxLength))
  const picked = [...kinds, ...Array.from({ length: length - kinds.length }, () => all)].map(oneOf)
  // The first character is a letter, which some rules require.
  const [first, ...others] = picked
  return [first, ...others.toSorted(() => below(2) - 0.5)].join('')
}

const oneOf = (choices: string): string => choices.charAt(below(choices.length))

/** A uniformly distributed number below `limit`: values that would favour some numbers are drawn again. */
function below(limit: number): number {
  const range = 2 ** 32
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < range - (range % limit)) return drawn % limit
  }
}
