import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const image = '"image": { "src": "logo.svg", "width": 1, "height": 1 }, "title": "banner.title"'
const group = (dates: string) =>
  `{ "groups": { "w_home": { "items": { "fair": { ${image}, ${dates} }, "always": { ${image} } }, "order": ["fair", "always"] } } }`

export const periodEmpty: MerchantCheck = {
  code: 'period-empty',
  severity: 'error',
  docs: {
    what: 'A banner ends before it begins, or one of its dates is on no calendar.',
    why: 'It would never be shown, or on another day than was meant.',
    bad: { 'banners.json': group('"from": "2027-02-15T00:00:00+07:00", "until": "2027-02-01T00:00:00+07:00"') },
    good: { 'banners.json': group('"from": "2027-02-01T00:00:00+07:00", "until": "2027-02-15T00:00:00+07:00"') },
  },
  inspect({ config }) {
    const groups = child(config.banners, 'groups')
    return keysOf(groups).flatMap((name) => problemsIn(child(groups, name), name))
  },
}

const problemsIn = memoiseByPart((group, name: string): FileFinding[] => {
  const items = child(group, 'items')
  return keysOf(items).flatMap((entry) => problems(['groups', name, 'items', entry], child(items, entry)))
})

function problems(path: readonly string[], banner: JsonValue | undefined): FileFinding[] {
  const [from, until] = [child(banner, 'from'), child(banner, 'until')]
  const at = (key: string, value: JsonValue | undefined, message: string, expected: string): FileFinding => {
    return { file: 'banners', path: [...path, key], spot: 'value', message, expected, received: quote(value) }
  }
  const unreal = [['from', from] as const, ['until', until] as const].filter(([, value]) => isNoDay(value))
  if (unreal.length > 0)
    return unreal.map(([key, value]) => at(key, value, 'the month has no such day', 'a day of the calendar'))
  if (typeof from !== 'string' || typeof until !== 'string' || !(momentOf(from) >= momentOf(until))) return []
  return [at('until', until, `it ends before it begins, which is at ${from}`, `a moment after ${from}`)]
}

/** A banner whose period has ended. */
export const periodOver: MerchantCheck = {
  code: 'period-over',
  severity: 'warning',
  docs: {
    what: 'The moment until which a banner is shown is past on the day of the check.',
    why: 'It is not shown any more: it may go, or be given another moment.',
    bad: { 'banners.json': group('"until": "2026-02-01T00:00:00+07:00"') },
    good: { 'banners.json': group('"until": "2027-02-01T00:00:00+07:00"') },
  },
  inspect({ config, today }) {
    if (today === undefined) return []
    const groups = child(config.banners, 'groups')
    return keysOf(groups).flatMap((name) =>
      lastMomentsIn(child(groups, name), name)
        .filter(({ until }) => momentOf(until) < today.getTime())
        .map(({ path, until }) => ({
          file: 'banners' as const,
          path,
          spot: 'value' as const,
          message: 'over: the banner is not shown any more',
          expected: 'a moment that is still to come, or no such banner',
          received: quote(until),
        })),
    )
  },
}

/** Only for banners with valid dates. */
const lastMomentsIn = memoiseByPart((group, name: string): { path: readonly string[]; until: string }[] => {
  const items = child(group, 'items')
  return keysOf(items).flatMap((entry) => {
    const path = ['groups', name, 'items', entry]
    const until = child(child(items, entry), 'until')
    const isInOrder = typeof until === 'string' && problems(path, child(items, entry)).length === 0
    return isInOrder ? [{ path: [...path, 'until'], until }] : []
  })
})

/** The schema refuses a date without a time. */
function momentOf(written: string): number {
  return written.includes('T') ? Date.parse(written) : Number.NaN
}

const calendarDay = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!T(2[4-9]|[3-9]))/

/** JavaScript reads a day that the month does not have as a day of the next month, or not at all. */
function isNoDay(value: JsonValue | undefined): boolean {
  // The schema check reports a month, a day and an hour that no month and no day has.
  const day = typeof value === 'string' ? calendarDay.exec(value)?.[1] : undefined
  if (day === undefined) return false
  const read = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || !read.toISOString().startsWith(day)
}
