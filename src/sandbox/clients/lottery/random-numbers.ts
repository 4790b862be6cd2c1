/** Up to `count` random numbers that are not taken yet. */
export function randomNumbers(count: number, digits: number, taken: readonly string[]): string[] {
  const found = new Set<string>()
  const all = 10 ** digits
  while (found.size < count && found.size + taken.length < all) {
    const number = String(Math.floor(Math.random() * all)).padStart(digits, '0')
    if (!taken.includes(number)) found.add(number)
  }
  return [...found]
}
