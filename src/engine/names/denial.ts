const words = ['not', 'non', 'no', 'un', 'dis', 'anti', 'ex', 'never', 'without', 'except', 'exclude', 'excluding']
const before = new RegExp(`^(?:is[-_ ]?)?(?:${words.join('|')})[-_ :]*`)
const after = /[-_ :=]*(?:off|false|not|none|disabled?|hidden|inactive|removed)$|[=:]\s*(?:0|no)$/

/** The sign before a word that denies it. */
export function denyingSign(text: string): string {
  return /^[!~^¬≠-]*/.exec(text.trim())?.[0] ?? ''
}

/**
 * What a text denies by a sign or a word before it or behind it, in lower case: `guest` of `!guest`, `nonguest` and
 * `guest_off`. Several readings, because "un" also begins words that deny nothing; none when nothing denies.
 */
export function deniedBy(text: string): string[] {
  const small = text.trim().toLowerCase()
  const rests = [small.slice(denyingSign(small).length).trim(), small.replace(before, ''), small.replace(after, '')]
  return [...new Set(rests)].filter((rest) => rest !== small && rest !== '')
}

/** The one of these names that a text denies; undefined when it denies none. */
export function nameDenied(text: string, names: readonly string[]): string | undefined {
  const denied = deniedBy(text)
  return names.find((name) => denied.includes(name.toLowerCase()))
}
