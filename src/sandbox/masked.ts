/** Stands for the hidden part, always with the same length, because the length of a secret is a part of it. */
const hidden = '••••'

/** Keeps the end of a number, by which its owner recognises it: ••••4321. */
export function maskedNumber(number: string): string {
  return hidden + number.slice(number.length - Math.min(4, Math.floor(number.length / 2)))
}

/** Keeps the first letter of each word: N•••• A••••. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => [...word].slice(0, 1).join('') + hidden).join(' ')
}

/** Keeps the first letter and the domain: m••••@example.test. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return [...email].slice(0, 1).join('') + hidden + (at < 0 ? '' : email.slice(at))
}
