import { child, keysOf, quote, type JsonValue } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const lanes = (after: string): string =>
  `{ "items": { "TF": { "categories": ["ESPORTS", "PVP"] } }, "lanes": { "ESPORTS": { "vendors": ["TF"], "after": "${after}" }, "PVP": { "vendors": ["TF"], "after": "ESPORTS" } } }`

export const circularLane: MerchantCheck = {
  code: 'circular-lane',
  severity: 'error',
  docs: {
    what: 'A lane of vendors.json stands behind itself, by itself or by way of others.',
    why: 'There is no place for it: it would not be shown.',
    bad: { 'vendors.json': lanes('PVP') },
    good: { 'vendors.json': lanes('SPORTS') },
  },
  inspect({ config }) {
    const all = child(config.vendors, 'lanes')
    const said = new Set<string>()
    return keysOf(all).flatMap((lane) => {
      const circle = circleFrom(lane, all)
      if (circle === undefined || said.has(lane)) return []
      for (const each of circle) said.add(each)
      return [
        {
          file: 'vendors' as const,
          path: ['lanes', lane, 'after'],
          spot: 'value' as const,
          message: circle.length === 1 ? 'behind itself' : `in a circle: ${[...circle, lane].join(' behind ')}`,
          expected: 'a kind whose lane has another place',
          received: quote(child(child(all, lane), 'after')),
        },
      ]
    })
  },
}

/** The chain of lanes from one back to itself, if it is circular. */
function circleFrom(lane: string, all: JsonValue | undefined): readonly string[] | undefined {
  const way = [lane]
  for (;;) {
    const next = child(child(all, way.at(-1) ?? lane), 'after')
    if (next === lane) return way
    if (typeof next !== 'string' || way.includes(next)) return undefined
    way.push(next)
  }
}
