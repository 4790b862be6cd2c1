import { assetSize } from '@/engine/checks/assets/asset-size'
import { picturesSwapped } from '@/engine/checks/banners/pictures-swapped'
import { barOverfull } from '@/engine/checks/menus/bar-overfull'
import { overrideUnknown } from '@/engine/checks/overrides/override-unknown'
import { anchorUnknown } from '@/engine/checks/pages/anchor-unknown'
import { homeMoved } from '@/engine/checks/pages/home-moved'
import { pathDuplicate } from '@/engine/checks/pages/path-duplicate'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { wrongType } from '@/engine/checks/schema/wrong-type'
import { wrongValue } from '@/engine/checks/schema/wrong-value'
import { pluralFormsNone, pluralFormUnknown } from '@/engine/checks/texts/plural-forms'
import { measureRange } from '@/engine/checks/theme/measure-range'
import { startsWith } from './uncertain-locations'
import type { CheckFinding } from '@/engine/finding/check'

/**
 * Drops consequences of other mistakes: an entry with a wrong condition still counts in a bar, a value that is refused
 * breaks the order of amounts, a page with the path of another hides what that one has, and a text under a key that
 * nobody reads says nothing.
 */
export function withoutFollowing(findings: readonly CheckFinding[]): CheckFinding[] {
  return withoutDoublePaths(withoutOverfull(withoutUnread(withoutSecond(withoutSwapped(findings)))))
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

/** A picture whose two sides are swapped looks like the one for phones, or for wide screens. */
function withoutSwapped(findings: readonly CheckFinding[]): readonly CheckFinding[] {
  const wrong = findings.filter(({ check }) => check === assetSize).map(({ path }) => path.slice(0, -2).join('\n'))
  return findings.filter(
    ({ check, path }) => check !== picturesSwapped || !wrong.includes(path.slice(0, -1).join('\n')),
  )
}

/** A value that its schema refuses cannot be judged by what it says. A measure is told with its unit. */
function withoutSecond(findings: readonly CheckFinding[]): readonly CheckFinding[] {
  const placeOf = ({ file, path }: CheckFinding) => [file, ...path].join('\n')
  const measures = new Set(findings.filter(({ check }) => check === measureRange).map(placeOf))
  const isRefused = (each: CheckFinding) =>
    each.check === wrongType || (each.check === wrongValue && !measures.has(placeOf(each)))
  const refused = new Set(findings.filter(isRefused).map(placeOf))
  return findings.filter((each) => {
    if (each.check === wrongValue) return !measures.has(placeOf(each))
    return isOfSchema(each) || !refused.has(placeOf(each))
  })
}

/** What a text says is of no interest while its key is no form of its language. */
function withoutUnread(findings: readonly CheckFinding[]): readonly CheckFinding[] {
  const isUnread = ({ check }: CheckFinding) => check === pluralFormsNone || check === pluralFormUnknown
  const placeOf = ({ file, path }: CheckFinding) => `${file} ${path.join('.')}`
  const unread = new Set(findings.filter(isUnread).map(placeOf))
  return unread.size === 0 ? findings : findings.filter((each) => isUnread(each) || !unread.has(placeOf(each)))
}

function isOfSchema({ check }: CheckFinding): boolean {
  return 'keywords' in check
}

function withoutOverfull(findings: readonly CheckFinding[]): readonly CheckFinding[] {
  const isCondition = ({ file, path }: CheckFinding) =>
    file === 'menus' && path[0] === 'bottomBar' && path.includes('when')
  const hasCondition = findings.some(isCondition)
  return findings.filter((each) => !(each.check === barOverfull && hasCondition))
}
