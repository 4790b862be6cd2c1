/** Whether a value matches a pattern; undefined where that takes too many steps. */
export type Match = (value: string) => boolean | undefined

const matches = new Map<string, Match>()

/** Keeps the match of a pattern, so that a form can use it without the code that reads patterns. */
export function keepMatch(pattern: string, match: Match): void {
  matches.set(pattern, match)
}

/**
 * Whether a value has the pattern of a normalised rule. What takes too many steps is left to the server, and so is a
 * pattern that was not normalised.
 */
export function hasPattern(pattern: string, value: string): boolean {
  return matches.get(pattern)?.(value) ?? true
}

/** What the validator of rules has in the place of `RegExp`. */
export const patternEngine = (pattern: string) => ({ test: (value: string) => hasPattern(pattern, value) })
