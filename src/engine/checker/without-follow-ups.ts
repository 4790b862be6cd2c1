import { amountsUnordered } from '@/engine/checks/forms/amounts-unordered'
import { barOverfull } from '@/engine/checks/menus/bar-overfull'
import { overrideUnknown } from '@/engine/checks/overrides/override-unknown'
import { anchorUnknown } from '@/engine/checks/pages/anchor-unknown'
import { homeMoved } from '@/engine/checks/pages/home-moved'
import { pathDuplicate } from '@/engine/checks/pages/path-duplicate'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { startsWith } from './uncertain-locations'
import type { CheckFinding } from '@/engine/finding/check'

/**
 * Drops consequences of other mistakes: an entry with a wrong condition still counts in a bar, a wrong amount breaks the
 * order of amounts, and a page with the path of another hides what that one has.
 */
export function withoutFollowing(findings: readonly CheckFinding[]): CheckFinding[] {
  return withoutDoublePaths(withoutWrongAmounts(findings))
}

/** Two pages at one path: their anchors, and the path that one of them should have, cannot be known. */
function withoutDoublePaths(findings: readonly CheckFinding[]): CheckFinding[] {
  const doubles = findings.filter(({ check }) => check === pathDuplicate)
  if (doubles.length === 0) return [...findings]
  const paths = new Set(doubles.map(({ received }) => JSON.parse(received) as string))
  const pages = new Set(doubles.map(({ path }) => `/${path[1]}`))
  const others = findings.filter(({ check }) => check === homeMoved || check === overrideUnknown)
  const isAtOther = ({ path }: CheckFinding) =>
    others.some((each) => each.file === 'routes' && startsWith(path, each.path))
  const addressOf = ({ received }: CheckFinding) => /^"([^?#"]*)/.exec(received)?.[1] ?? ''
  return findings.filter((each) => {
    if (each.check === pathDuplicate) return !isAtOther(each)
    if (each.check === anchorUnknown) return !paths.has(addressOf(each))
    return each.check !== routeUnknown || !pages.has(addressOf(each))
  })
}

function withoutWrongAmounts(findings: readonly CheckFinding[]): CheckFinding[] {
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
