import { child, keysOf, quote, valueAt } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const image = '"image": { "src": "logo.svg", "width": 1, "height": 1 }, "title": "banner.title"'
const group = (dates: string) =>
  `{ "groups": { "w_home": { "items": { "fair": { ${image}, ${dates} }, "always": { ${image} } }, "order": ["fair", "always"] } } }`

/** Until 2099 stands for "for good" in what other systems write. */
const firstYear = 2100
/** By how much the Buddhist calendar is ahead. */
const buddhist = 543

export const periodFar: MerchantCheck = {
  code: 'period-far',
  severity: 'warning',
  docs: {
    what: `A banner begins or ends in ${firstYear} or later.`,
    why: 'It is a slip of the century, or a year of the Buddhist calendar: the banner would stand for good, or never come.',
    bad: { 'banners.json': group('"until": "2569-02-15T00:00:00+07:00"') },
    good: { 'banners.json': group('"until": "2027-02-15T00:00:00+07:00"') },
  },
  inspect({ chain: [own] }) {
    const groups = child(own?.files.get('banners')?.value, 'groups')
    return keysOf(groups).flatMap((name) =>
      keysOf(valueAt(groups, [name, 'items'])).flatMap((entry) =>
        ['from', 'until'].flatMap((key) =>
          farIn(['groups', name, 'items', entry, key], valueAt(groups, [name, 'items', entry, key])),
        ),
      ),
    )
  },
}

function farIn(path: readonly string[], moment: unknown): FileFinding[] {
  const [, written, rest] = (typeof moment === 'string' && /^(\d{4})(-\d\d-\d\dT.+)$/.exec(moment)) || []
  const year = Number(written)
  if (rest === undefined || !(year >= firstYear)) return []
  const meant = [year - buddhist, year - 100].filter((each) => each >= 2020 && each < 2060)
  const isBuddhist = meant.includes(year - buddhist)
  const why = isBuddhist ? `: ${year} of the Buddhist calendar is ${year - buddhist}` : ''
  return [
    {
      file: 'banners',
      path,
      spot: 'value',
      message: `the year ${year} is beyond what is planned for${why}`,
      expected: `a year before ${firstYear}`,
      received: quote(String(moment)),
      suggestions: meant.map((each) => `${each}${rest}`),
    },
  ]
}
