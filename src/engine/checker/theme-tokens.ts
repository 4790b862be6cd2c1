import { toPointer } from '@/contract/json/json-pointer'
import { child, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { tokenChecks } from '@/engine/checks/theme/token-checks'
import { readTokens, type ReadTokens } from '@/engine/dtcg/read-tokens'
import type { CheckFinding, FileFinding } from '@/engine/finding/check'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'

/** Brings the tokens of a merged theme to one form. `mergedTheme`: the theme as its layers have it. */
export function readThemeTokens(
  theme: JsonValue,
  layers: readonly MerchantFolder[],
  mergedTheme: () => JsonValue | undefined,
): ReadTokens {
  const written = layers.map(({ files }) => child(files.get('theme')?.value, 'tokens') ?? null)
  return readTokens(theme, { layers: written, merged: () => child(mergedTheme(), 'tokens') })
}

/** What the tokens themselves have, and what the schema finds in them, each where it is written and once. */
export function withTokens(found: readonly CheckFinding[], tokens: ReadTokens | undefined): readonly CheckFinding[] {
  if (tokens === undefined) return found
  const own = tokens.findings.map((finding) => ({ ...finding, check: tokenChecks[finding.kind] }))
  const others = found.filter(({ path }) => !tokens.isTold(path))
  return [...own, ...onceEach(others.map((each) => ({ ...each, path: tokens.placeOf(each.path) })))]
}

/** Findings of a check over the merchant: at the token that the place stands for, if its value itself is wrong. */
export function whereWritten(
  check: MerchantCheck,
  found: readonly FileFinding[],
  tokens: ReadTokens | undefined,
): CheckFinding[] {
  const findings = found.map((each) => ({ ...each, check }))
  if (check.isOfValue !== true || tokens === undefined) return findings
  return onceEach(findings.map((each) => ({ ...each, path: tokens.placeOf(each.path) })))
}

/** Several places may stand for the same token. */
function onceEach(findings: readonly CheckFinding[]): CheckFinding[] {
  return [
    ...new Map(findings.map((each) => [`${each.check.code} ${toPointer(each.path)} ${each.message}`, each])).values(),
  ]
}
