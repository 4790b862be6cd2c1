/** Stands for what is not shown, always as many: the length of a secret is part of it. */
const hidden = '••••'

/** The end of a number, by which its owner knows it: ••••4321. */
export function maskedNumber(number: string): string {
  return hidden + number.slice(number.length - Math.min(4, Math.floor(number.length / 2)))
}

/** The first letter of each word: N•••• A••••. */
export function maskedName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => [...word].slice(0, 1).join('') + hidden).join(' ')
}

/** The first letter, and where it is: m••••@example.test. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return [...email].slice(0, 1).join('') + hidden + (at < 0 ? '' : email.slice(at))
}
