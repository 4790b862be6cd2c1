import { child, keysOf, quote, type JsonValue } from '@/lib/json-value'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'

const image = '"image": { "src": "logo.svg", "width": 1, "height": 1 }, "title": "banner.title"'
const group = (spring: string) =>
  `{ "groups": { "w_home": { "items": { "winter": { ${image}, "until": "2027-02-01T00:00:00+07:00" }, "spring": { ${image}, ${spring} } }, "order": ["winter", "spring"] } } }`

/** A group in which every banner has its time, and none has some of it. */
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
  const order = child(banners, 'order')
  const listed = Array.isArray(order) ? order.filter((each) => typeof each === 'string') : []
  const periods = listed
    .map((entry) => periodOf(entry, child(child(banners, 'items'), entry)))
    // What is over is said by itself, and what begins after it ends too.
    .filter(({ from, until }) => until > now && from < until)
    .sort((one, other) => one.from - other.from)
  let [last] = periods
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

/** A moment that cannot be read is said by itself, and taken for none. */
function periodOf(entry: string, banner: JsonValue | undefined): Period {
  const at = (key: string, none: number): number => {
    const written = child(banner, key)
    const moment = typeof written === 'string' ? Date.parse(written) : none
    return Number.isNaN(moment) ? none : moment
  }
  return { entry, from: at('from', -Infinity), until: at('until', Infinity) }
}
