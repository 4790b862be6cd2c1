import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const image = '"image": { "src": "logo.svg", "width": 1, "height": 1 }, "title": "banner.title"'
const group = (spring: string) =>
  `{ "groups": { "w_home": { "items": { "winter": { ${image}, "until": "2027-02-01T00:00:00+07:00" }, "spring": { ${image}, ${spring} } }, "order": ["winter", "spring"] } } }`

/** A group in which every banner has a period, and some stretch of time has no banner. */
export const periodGap: MerchantCheck = {
  code: 'period-gap',
  severity: 'warning',
  docs: {
    what: 'All banners of a group have dates, and there are days without any of them.',
    why: 'The page has an empty place on those days. One banner without dates, listed last, fills it.',
    bad: { 'banners.json': group('"from": "2027-02-15T00:00:00+07:00"') },
    good: { 'banners.json': group('"from": "2027-02-01T00:00:00+07:00"') },
  },
  inspect({ config, today }) {
    const groups = child(config.banners, 'groups')
    return keysOf(groups).flatMap((name) => gapIn(child(groups, name), name, today?.getTime() ?? -Infinity))
  },
}

interface Period {
  readonly entry: string
  readonly from: number
  readonly until: number
}

function gapIn(banners: JsonValue | undefined, name: string, now: number): FileFinding[] {
  // Periods that have ended are reported by another check.
  const periods = periodsOf(banners).filter(({ until }) => until > now)
  const [first] = periods
  if (first !== undefined && first.from > now && now > -Infinity) return [beginsLate(banners, name, first)]
  let last = first
  for (const next of periods) {
    if (last === undefined || next.from > last.until) break
    if (next.until > last.until) last = next
  }
  if (last === undefined || last.until === Infinity) return []
  const until = child(child(child(banners, 'items'), last.entry), 'until')
  const { until: end } = last
  const next = periods.find(({ from }) => from > end)
  const whole = next === undefined ? 'from then on' : `from then until ${next.entry} begins`
  return [
    {
      file: 'banners',
      path: ['groups', name, 'items', last.entry, 'until'],
      spot: 'value',
      message: `${whole} no banner of ${name} is shown`,
      expected: 'a banner without dates in this group, or dates without a gap',
      received: quote(until),
    },
  ]
}

/** The first period is still in the future. */
function beginsLate(banners: JsonValue | undefined, name: string, { entry }: Period): FileFinding {
  return {
    file: 'banners',
    path: ['groups', name, 'items', entry, 'from'],
    spot: 'value',
    message: `until then no banner of ${name} is shown`,
    expected: 'a banner without dates in this group, or one whose dates have begun',
    received: quote(child(child(child(banners, 'items'), entry), 'from')),
  }
}

/** Sorted by start. A period that starts after its end is reported by another check. */
const periodsOf = memoiseByPart((banners): readonly Period[] => {
  const order = child(banners, 'order')
  const listed = Array.isArray(order) ? order.filter((each) => typeof each === 'string') : []
  return listed
    .map((entry) => periodOf(entry, child(child(banners, 'items'), entry)))
    .filter(({ from, until }) => from < until)
    .sort((one, other) => one.from - other.from)
})

function periodOf(entry: string, banner: JsonValue | undefined): Period {
  return {
    entry,
    from: momentOf(child(banner, 'from'), -Infinity),
    until: momentOf(child(banner, 'until'), Infinity),
  }
}

/** An unreadable date is reported by another check and treated as absent. */
function momentOf(written: JsonValue | undefined, none: number): number {
  const moment = typeof written === 'string' ? Date.parse(written) : none
  return Number.isNaN(moment) ? none : moment
}
