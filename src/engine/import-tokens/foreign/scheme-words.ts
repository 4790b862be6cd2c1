export type Scheme = 'light' | 'dark'

const schemes: Readonly<Record<string, Scheme>> = {
  light: 'light',
  day: 'light',
  white: 'light',
  dark: 'dark',
  night: 'dark',
}

/** The scheme that a word names. */
export function schemeOfWord(word: string): Scheme | undefined {
  return Object.hasOwn(schemes, word) ? schemes[word] : undefined
}

/** Words of a name, in lower case: "onSurface", "on-surface" and "On surface" have the same ones. */
export function wordsIn(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Za-z])(\d)/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
}

/** The scheme that a name says: "Light", "dark-hc", "Night mode"; undefined where it says none. */
export function schemeInName(name: string): Scheme | undefined {
  const words = wordsIn(name)
  // "brand-white" is a colour.
  return words.flatMap((word) => (word === 'white' && words.length > 1 ? [] : (schemeOfWord(word) ?? [])))[0]
}
