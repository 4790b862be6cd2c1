import { child, keysOf, quote, valueAt } from '@/contract/json/json-value'
import { isAhead } from './range-ahead'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const record = (presets: string): string =>
  `{ "member": { "account-record": { "presets": [${presets}], "range": "previous30" } } }`

/** Days by their names in schemas/common/record.schema.json. */
const days = /^(today|yesterday|(previous|next)(7|30))$/

export const rangeUnlisted: MerchantCheck = {
  code: 'range-unlisted',
  severity: 'warning',
  docs: {
    what: 'A record opens with days that are not among those to choose.',
    why: 'No choice is marked at first, and whoever has pressed another one finds no way back.',
    bad: { 'panels.json': record('"today"') },
    good: { 'panels.json': record('"today", "previous30"') },
  },
  inspect({ chain: [own], config: { panels } }) {
    const written = own?.files.get('panels')?.value
    return keysOf(written).flatMap((centre) =>
      keysOf(child(written, centre)).flatMap((panel): FileFinding[] => {
        const [range, presets] = ['range', 'presets'].map((key) => valueAt(panels, [centre, panel, key]))
        if (typeof range !== 'string' || !Array.isArray(presets) || presets.includes(range)) return []
        // Other checks report days that are none, and days to come.
        if (isAhead(range) || ![range, ...presets].every((each) => typeof each === 'string' && days.test(each)))
          return []
        // Without days to choose there is nothing to come back to.
        const key = ['range', 'presets'].find((each) => valueAt(written, [centre, panel, each]) !== undefined)
        if (key === undefined || presets.length === 0) return []
        return [
          {
            file: 'panels',
            path: [centre, panel, key],
            spot: 'value',
            message: `the record opens with ${quote(range)}, which "presets" does not offer`,
            expected: `${quote(range)} among "presets", or one of them as "range"`,
            received: quote(key === 'range' ? range : presets),
          },
        ]
      }),
    )
  },
}
