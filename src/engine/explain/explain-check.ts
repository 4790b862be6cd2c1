import type { ExampleFiles, Check } from '@/engine/finding/check'
import { LinkTo } from '@/engine/finding/link-to'
import type { Example, Explanation } from './explanation'

/** Explains a check of `check`, with a bad and a good example. */
export function explainCheck({ code, severity, docs }: Check): Explanation {
  return {
    kind: 'check',
    name: code,
    meaning: `${docs.what} ${docs.why}`,
    facts: [
      ['severity', severity],
      ...(docs.fix === undefined ? [] : [['--fix', docs.fix] as const]),
      ['written in', `src/engine/checks/checks.md#${code}`],
    ],
    entries: [],
    examples: [...exampleOf('wrong', docs.bad), ...exampleOf('right', docs.good)],
  }
}

function exampleOf(title: string, files: ExampleFiles): Example[] {
  return Object.entries(files).map(([name, content]) => ({ title: `${title}: ${name}`, text: shown(content) }))
}

function shown(content: ExampleFiles[string]): string {
  if (content instanceof LinkTo) return `a symbolic link to ${content.target}`
  const text = Buffer.from(content)
    .toString('utf8')
    .trimEnd()
    .replace(/ {50,}/g, ' … ')
  return text.length > 600 ? `${text.slice(0, 600)} …` : text
}
