import { isOwnBlock } from '@/engine/schema/part-path'
import { child, keysOf, quote, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const record = (presets: string): string => `{ "member": { "betting-record": { "presets": [${presets}] } } }`

export const rangeAhead: MerchantCheck = {
  code: 'range-ahead',
  severity: 'warning',
  docs: {
    what: 'A record offers days to come, or opens with them.',
    why: 'Its lines are what has happened: of all these days today alone can have any. What is still due is in the missions and the reward centre, which "ahead" narrows down.',
    bad: { 'panels.json': record('"today", "previous7", "next7"') },
    good: { 'panels.json': record('"today", "previous7"') },
  },
  inspect({ chain: [own] }) {
    const written = own?.files.get('panels')?.value
    return keysOf(written).flatMap((centre) =>
      keysOf(child(written, centre))
        // A block of a brand's own says itself what its days are.
        .filter((panel) => !isOwnBlock(panel))
        .flatMap((panel) => daysAhead([centre, panel], child(child(written, centre), panel))),
    )
  },
}

function daysAhead(panel: Path, written: JsonValue | undefined): FileFinding[] {
  const [range, presets] = ['range', 'presets'].map((key) => child(written, key))
  const offered = Array.isArray(presets)
    ? presets.map((day, index) => ({ path: [...panel, 'presets', index], day }))
    : []
  return [{ path: [...panel, 'range'], day: range }, ...offered].flatMap(({ path, day }) =>
    isAhead(day)
      ? [
          {
            file: 'panels',
            path,
            spot: 'value',
            message: `${quote(day)} are days to come, of which a record has none`,
            expected: 'days until today: "today", "yesterday", "previous7", "previous30"',
            received: quote(day),
          },
        ]
      : [],
  )
}

/** Whether it is the name of days to come, as schemas/common/record.schema.json has them. */
export const isAhead = (day: JsonValue | undefined): boolean => day === 'next7' || day === 'next30'
