import type { ExampleFiles, Rule } from './rule'

/** src/merchants/rules/rules.md: what each rule of `npm run merchant -- check` is for. */
export function rulesPage(rules: readonly Rule[]): string {
  const sorted = rules.toSorted((a, b) => a.code.localeCompare(b.code))
  const intro = 'Written from the rules themselves: `npx vitest run src/merchants/rules -u` brings it up to date.'
  return `# Rules of \`merchant check\`\n\n${intro}\n\n${sorted.map(section).join('\n')}`
}

function section({ code, docs }: Rule): string {
  const { what, why, bad, good } = docs
  return `## ${code}\n\n${what} ${why}\n\nWrong:\n\n${example(bad)}\nRight:\n\n${example(good)}`
}

function example(files: ExampleFiles): string {
  return Object.entries(files)
    .map(([name, content]) => `\`${name}\`\n\n\`\`\`json\n${shown(content)}\n\`\`\`\n`)
    .join('\n')
}

/** Blanks that only make a file large are left out. */
function shown(content: string | Uint8Array): string {
  return Buffer.from(content)
    .toString('utf8')
    .trimEnd()
    .replace(/ {50,}/g, ' \u2026 ')
}
