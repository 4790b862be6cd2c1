import type { CheckFinding } from '@/engine/finding/check'
import { textInline } from '@/engine/checks/texts/text-inline'
import { languagesWithTexts, textMissing } from '@/engine/checks/texts/text-missing'
import type { Draft } from '@/engine/merge/draft'

/** For literal text in place of a text key, suggests the keys of texts with that wording. */
export function offerTexts(findings: readonly CheckFinding[], draft: Draft): CheckFinding[] {
  return findings.map((finding) => {
    if (finding.check !== textInline && finding.check !== textMissing) return finding
    const keys = keysOfText(finding.received, draft)
    return keys.length === 0 ? finding : { ...finding, suggestions: keys }
  })
}

const most = 3

/** `quoted`: the text as a JSON string. */
function keysOfText(quoted: string, draft: Draft): string[] {
  if (!quoted.startsWith('"')) return []
  const sought = (JSON.parse(quoted) as string).trim().toLowerCase()
  const keys = languagesWithTexts(draft).flatMap((language) =>
    Object.entries(draft.texts.get(language) ?? {})
      .filter(([, text]) => typeof text === 'string' && text.toLowerCase() === sought)
      .map(([key]) => key),
  )
  return [...new Set(keys)].slice(0, most)
}
