import type { CheckFinding } from '@/engine/finding/check'
import { textUntranslated } from '@/engine/checks/translation/text-untranslated'

/** Up to this many untranslated texts are listed one by one. */
const mostNamed = 3

/** Replaces the findings of this check by one where a file lacks many texts: a new language lacks hundreds. */
export function summariseUntranslated(findings: readonly CheckFinding[]): CheckFinding[] {
  const lacking = findings.filter(({ check }) => check === textUntranslated)
  const languages = [...new Set(lacking.map(languageIn))]
  const many = languages
    .map((language) => lacking.filter((each) => languageIn(each) === language))
    .filter(({ length }) => length > mostNamed)
  const summed = new Set(many.flat())
  const others = findings.filter((each) => !summed.has(each))
  return [...onceAtEach(others), ...many.map(inOne)]
}

function inOne(findings: readonly CheckFinding[]): CheckFinding {
  const [first, ...others] = findings as readonly [CheckFinding, ...CheckFinding[]]
  const language = languageIn(first)
  const named = findings.slice(0, mostNamed).map(({ expected }) => expected)
  return {
    ...first,
    path: [],
    spot: 'object',
    message: `${findings.length} texts have none in ${language}: players read them in another language`,
    expected: `${named.join(', ')} and ${others.length + 1 - mostNamed} more`,
    suggestions: findings.slice(0, mostNamed).flatMap(({ suggestions = [] }) => suggestions),
    about: language,
  }
}

/** The language of a message that sums up the texts that lack in it. */
export function languageOfMany(message: string): string | undefined {
  return /^\d+ texts have none in ([\w-]+):/.exec(message)?.[1]
}

/** The language that lacks the text, taken from `about`. */
function languageIn({ about = '' }: CheckFinding): string {
  return about.split(' ')[0] ?? ''
}

/** A text that several languages lack is reported once, where it is defined. */
function onceAtEach(findings: readonly CheckFinding[]): CheckFinding[] {
  const placed = new Map<string, CheckFinding[]>()
  const others: CheckFinding[] = []
  for (const finding of findings) {
    const place = `${finding.file} ${finding.path.join('.')}`
    if (finding.check !== textUntranslated || finding.path.length === 0) others.push(finding)
    else if (findings.some((each) => each.check !== textUntranslated && isAt(each, finding))) continue
    else placed.set(place, [...(placed.get(place) ?? []), finding])
  }
  const told = [...placed.values()].map((all) => {
    const [first] = all as [CheckFinding, ...CheckFinding[]]
    const languages = all.map(languageIn).join(' and ')
    const message = `no text for ${first.expected} in ${languages}: players read it in another language`
    return all.length === 1 ? first : { ...first, message }
  })
  return [...others, ...told]
}

/** Another mistake in the same text is reported first. */
function isAt(one: CheckFinding, { file, path }: CheckFinding): boolean {
  return one.file === file && one.path.length === 1 && one.path[0] === path[0]
}
