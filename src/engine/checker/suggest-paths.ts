import type { CheckFinding } from '@/engine/finding/check'
import { pathsMeant, pathsNear } from '@/engine/checks/pages/paths-meant'
import { wrongValue } from '@/engine/checks/schema/wrong-value'
import { valueAt } from '@/contract/json/json-value'
import type { ConfigFile } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'

/** For a text that is no path, suggests paths that a page has in place of what would only look like one. */
export function offerPaths(findings: readonly CheckFinding[], draft: Draft): CheckFinding[] {
  return findings.map((finding) => {
    const { routes } = draft.names
    if (finding.check !== wrongValue || finding.names !== 'route' || routes === undefined) return finding
    const written = valueAt(draft.config[finding.file as ConfigFile], finding.path)
    if (typeof written !== 'string') return finding
    const meant = pathsMeant(written, draft)
    const [path, ...others] = meant
    if (path === undefined) return { ...finding, suggestions: nearest(finding, written, routes) }
    const isSure = others.length === 0 && path === `/${written.trim()}`
    return { ...finding, suggestions: meant, ...(isSure && { repair: JSON.stringify(path) }) }
  })
}

function nearest({ suggestions = [] }: CheckFinding, written: string, routes: ReadonlySet<string>): string[] {
  const right = suggestions.filter((each) => routes.has(each.replace(/[?#].*$/s, '')))
  return right.length > 0 ? right : pathsNear(written, routes)
}
