import type { Diagnostic } from './diagnostic'

/** A problem wherever it stands in its file: repairs move lines and change counts. */
export function problemKey({ code, merchant, file, message }: Diagnostic): string {
  return [code, merchant, file, message.replace(/\d+/g, '#')].join('\n')
}

/** Problems that were not there before. */
export function newProblems(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>()
  for (const each of before) counts.set(problemKey(each), (counts.get(problemKey(each)) ?? 0) + 1)
  return after.filter((each) => {
    const left = counts.get(problemKey(each)) ?? 0
    counts.set(problemKey(each), left - 1)
    return left <= 0
  })
}
