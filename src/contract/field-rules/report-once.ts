const reported = new Set<string>()

/** Reports a dropped rule only the first time, however often the form is opened. */
export function reportOnce(problem: string, report: () => void): void {
  if (reported.has(problem)) return
  reported.add(problem)
  report()
}
