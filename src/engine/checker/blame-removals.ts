import { valueAt } from '@/contract/json/json-value'
import { bannerGroupUnknown } from '@/engine/checks/banners/banner-group-unknown'
import type { Check, CheckFinding } from '@/engine/finding/check'
import { entryMaps, entryUnknown } from '@/engine/checks/menus/entry-unknown'
import { featureUnknown } from '@/engine/checks/features/feature-unknown'
import { languageUnknown } from '@/engine/checks/languages/language-unknown'
import { missingKey } from '@/engine/checks/schema/missing-key'
import { panelNotOffered } from '@/engine/checks/menus/panel-not-offered'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { textMissing } from '@/engine/checks/texts/text-missing'
import { vendorUnknown } from '@/engine/checks/games/vendor-unknown'
import type { ConfigFile, FileKey } from '@/engine/schema/config-files'
import { writtenLanguages, type Draft } from '@/engine/merge/draft'
import { nullAt, pageCause, panelCause, type Cause } from '@/engine/checks/pages/removal-causes'
import { placeOf } from '@/engine/merge/locate'
import { layersFor } from '@/engine/merge/provenance'

/**
 * Returns the findings with those caused by a `null` or by a page's new path reported at that cause, once each: the
 * file that uses the removed name may belong to a template and be right for every other brand.
 */
export function blameRemovals(findings: readonly CheckFinding[], draft: Draft): CheckFinding[] {
  const blamed = new Map<string, { cause: Cause; all: CheckFinding[] }>()
  const causes = new Map(findings.map((finding) => [finding, causeOf(finding, draft)]))
  // If a page's new path affects only links in the merchant's own files, those are reported, with the new path.
  const isFelt = (key: string) =>
    [...causes].some(([each, cause]) => cause !== undefined && keyOf(cause) === key && !isOwn(each, draft))
  const others = findings.filter((finding) => {
    const cause = causes.get(finding)
    if (cause === undefined || (cause.moved !== undefined && !isFelt(keyOf(cause)))) return true
    const key = keyOf(cause)
    const known = blamed.get(key) ?? { cause, all: [] }
    known.all.push(finding)
    blamed.set(key, known)
    return false
  })
  // A mistake in the new path itself is reported first, because the path has yet to be corrected.
  const refused = new Set(others.map(keyOf))
  const rest = [...blamed].filter(([key, { cause }]) => cause.moved === undefined || !refused.has(key))
  return [...others, ...rest.map(([, { cause, all }]) => ownSlip(cause, all, draft) ?? told(cause, all))]
}

function keyOf({ file, path, left = '' }: Cause): string {
  return [file, ...path, left].join('\n')
}

/**
 * A name used in only one place of the merchant's own files is reported there: that place may be newer than the null.
 */
function ownSlip(
  { file, path, moved, left }: Cause,
  all: readonly CheckFinding[],
  draft: Draft,
): CheckFinding | undefined {
  const [slip] = all
  const isTold = slip === undefined || all.length > 1 || moved !== undefined || left !== undefined
  // An order that lists the removed entry is reported at the removal instead.
  if (isTold || slip.check === missingKey || slip.check === entryUnknown || !isOwn(slip, draft)) return undefined
  return {
    ...slip,
    message: `names ${slip.received}, which ${file}.json takes away: ${path.join('.')} is null`,
    expected: `${slip.expected}, or no null there`,
  }
}

function told({ file, path, moved, left }: Cause, all: readonly CheckFinding[]): CheckFinding {
  const [first] = all as readonly [CheckFinding, ...CheckFinding[]]
  const { check, message } = first
  const name = first.received === 'nothing' ? '' : (JSON.parse(first.received) as string)
  const place = {
    check,
    file,
    path,
    spot: 'value',
    received: moved === undefined ? 'null' : JSON.stringify(moved),
  } as const
  if (check === missingKey) return { ...place, message, expected: 'a value, or no such key', suggestions: [] }
  const where = placesOf(all)
  const page = name.replace(/[?#].*$/, '')
  if (moved !== undefined)
    return {
      ...place,
      message: `${page} is no page any more, and is still named: ${where}`,
      expected: `"aliases": [${JSON.stringify(page)}], or other links there`,
    }
  if (left !== undefined)
    return {
      ...place,
      received: first.received,
      message: `${path.at(-1) === 'action' ? 'no longer leads to' : 'leaves out'} ${JSON.stringify(left)}, which is still named: ${where}`,
      expected: 'a menu that has it, or nothing that leads to it',
    }
  return {
    ...place,
    message: `takes away ${JSON.stringify(page)}, which is still named: ${where}`,
    expected: 'nothing that names it, or no null',
  }
}

/** As many places as one can read at once; the rest are reported once these are corrected. */
const mostPlaces = 5

function placesOf(findings: readonly CheckFinding[]): string {
  const places = [...new Set(findings.map(({ file, path }) => `${file}.json, ${path.join('.')}`))]
  const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : ''
  return places.slice(0, mostPlaces).join('; ') + more
}

/** Whether a finding is in the merchant's own file. */
function isOwn({ file, path }: CheckFinding, { chain }: Draft): boolean {
  return placeOf(layersFor(chain, file, path), path)?.layer === chain[0]?.files.get(file)
}

function panelCauseOf({ file, path, received }: CheckFinding, draft: Draft): Cause | undefined {
  const centre = valueAt(draft.config[file as ConfigFile], [...path.slice(0, -1), 'action'])
  return typeof centre === 'string' ? panelCause(JSON.parse(received) as string, centre, draft) : undefined
}

const maps = new Map<Check, readonly [FileKey, ...string[]]>([
  [featureUnknown, ['features', 'flags']],
  [bannerGroupUnknown, ['banners', 'groups']],
  [languageUnknown, ['site', 'languages', 'items']],
  [vendorUnknown, ['vendors', 'items']],
])

function causeOf(finding: CheckFinding, draft: Draft): Cause | undefined {
  const { check, file, path, about } = finding
  if (check === missingKey) return nullAt(draft, file, [...path, about ?? ''])
  if (check === panelNotOffered) return isOwn(finding, draft) ? undefined : panelCauseOf(finding, draft)
  const map = maps.get(check)
  if (map === undefined && check !== routeUnknown && check !== entryUnknown && check !== textMissing) return undefined
  const name = JSON.parse(finding.received) as string
  if (map !== undefined) return nullAt(draft, map[0], [...map.slice(1), name])
  if (check === routeUnknown) return pageCause(name.replace(/[?#].*$/, ''), draft)
  if (check === textMissing)
    return writtenLanguages(draft.chain)
      .map((language) => nullAt(draft, `locales/${language}`, [name]))
      .find((each) => each !== undefined)
  return Object.values(entryMaps)
    .flatMap((entries) => path.map((_, depth) => nullAt(draft, file, [...path.slice(0, depth), entries, name])))
    .findLast((each) => each !== undefined)
}
