import { amountsUnordered } from '@/engine/checks/forms/amounts-unordered'
import { barOverfull } from '@/engine/checks/menus/bar-overfull'
import type { CheckFinding } from '@/engine/finding/check'

/**
 * Drops consequences of other mistakes: an entry with a wrong condition still counts in a bar, and a wrong amount
 * breaks the order of amounts.
 */
export function withoutFollowing(findings: readonly CheckFinding[]): CheckFinding[] {
  const isCondition = ({ file, path }: CheckFinding) =>
    file === 'menus' && path[0] === 'bottomBar' && path.includes('when')
  const hasCondition = findings.some(isCondition)
  const placeOf = ({ file, path }: CheckFinding) => [file, ...path].join('\n')
  const wrong = new Set(findings.filter(({ check }) => check !== amountsUnordered).map(placeOf))
  return findings.filter(
    (each) =>
      !(each.check === barOverfull && hasCondition) && !(each.check === amountsUnordered && wrong.has(placeOf(each))),
  )
}
