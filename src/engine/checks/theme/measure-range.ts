import { schemaOf } from '@/engine/schema/schema-node'
import { walkMarks } from '@/engine/schema/annotated-values'
import { child, quote } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const body = (unit: string): string =>
  `{ "tokens": { "fontSize": { "body": { "$value": { "value": 16, "unit": "${unit}" } } } } }`

export const measureRange: MerchantCheck = {
  code: 'measure-range',
  severity: 'error',
  docs: {
    what: 'A measure of the theme is beyond what serves: type that is too small to read, distances that push everything off the screen, seconds where milliseconds are meant. Mostly the unit is another than was thought.',
    why: 'Every page would be drawn with it.',
    bad: { 'theme.json': body('rem') },
    good: { 'theme.json': body('px') },
  },
  inspect({ chain, config: { theme } }) {
    const own = chain[0]?.files.get('theme')?.value
    const found = theme === undefined ? [] : walkMarks(schemaOf('theme'), theme, 'x-measure', own)
    return found.flatMap(({ path, value: token, mark }) => {
      const measure = child(token, '$value')
      const [value, unit] = [child(measure, 'value'), child(measure, 'unit')]
      const ranges = mark as Ranges
      if (typeof value !== 'number' || typeof unit !== 'string') return []
      const range = ranges[unit]
      // The schema refuses negative values.
      if (range === undefined || value < 0 || holds(range, value)) return []
      const isLarge = value > range[1]
      // 16 rem was certainly meant as px; 9 px was not necessarily meant as rem.
      const units = isLarge ? Object.keys(ranges).filter((each) => holds(ranges[each] as Range, value)) : []
      const limit = range[isLarge ? 1 : 0]
      // The limit is likely where it is just missed.
      const nearest = Math.abs(value - limit) <= limit / 2 ? [String(limit)] : []
      const [key, suggestions] = units.length > 0 ? ['unit', units] : ['value', nearest]
      const expected = Object.entries(ranges).map(([each, [from, to]]) => `${from} to ${to} ${each}`)
      return [
        {
          file: 'theme' as const,
          path: [...path, '$value', key],
          spot: 'value' as const,
          message: `${value} ${unit} is too ${isLarge ? 'large' : 'small'}: it takes ${expected.join(', or ')}`,
          expected: expected.join(', or '),
          received: quote(child(measure, key)),
          suggestions,
        },
      ]
    })
  },
}

type Range = readonly [least: number, most: number]
/** By unit. */
type Ranges = Readonly<Record<string, Range>>

function holds([least, most]: Range, value: number): boolean {
  return value >= least && value <= most
}
