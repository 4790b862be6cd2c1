import type { ExampleFiles, Check } from '@/engine/finding/check'
import { LinkTo } from '@/engine/finding/link-to'

/** Generates src/engine/checks/checks.md: what each check of `npm run merchant -- check` is for. */
export function checksPage(checks: readonly Check[]): string {
  const sorted = checks.toSorted((a, b) => a.code.localeCompare(b.code, 'en'))
  const intro = 'Written from the checks themselves: `npx vitest run src/engine/checks -u` brings it up to date.'
  const sections = sorted.map((check) => `## ${check.code}\n\n${checkInMarkdown(check)}`)
  return `# Checks of \`merchant check\`\n\n${intro}\n\n${sections.join('\n')}`
}

/** What a check is for, what its autofix does, and its examples. */
export function checkInMarkdown({ docs, severity }: Check): string {
  const { what, why, fix, bad, good } = docs
  const kind = { error: '', warning: 'A warning. ', note: 'A note. ' }[severity]
  const repair = fix === undefined ? '' : `\`--fix\` ${fix}\n\n`
  return `${kind}${what} ${why}\n\n${repair}Wrong:\n\n${example(bad)}\nRight:\n\n${example(good)}`
}

function example(files: ExampleFiles): string {
  return Object.entries(files)
    .map(([name, content]) => `\`${name}\`\n\n\`\`\`json\n${shown(content)}\n\`\`\`\n`)
    .join('\n')
}

/** Shortens files that only show that they are long, and spells control characters, with which this page is no text. */
function shown(content: ExampleFiles[string]): string {
  if (content instanceof LinkTo) return `a symbolic link to ${content.target}`
  return Buffer.from(content)
    .toString('utf8')
    .trimEnd()
    .replace(/( |\[|\])\1{49,}/g, '$1 \u2026 ')
    .replace(/[^\P{Cc}\n\t]/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
