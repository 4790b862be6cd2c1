import { child, keysOf } from '@/lib/json-value'
import type { MerchantCheck } from './merchant-check'

const lanes = (after: string): string =>
  `{ "lanes": { "ESPORTS": { "vendors": ["TF"], "after": "${after}" }, "PVP": { "vendors": ["TF"], "after": "ESPORTS" } } }`

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
      const way = [lane]
      for (
        let next = child(child(all, lane), 'after');
        typeof next === 'string';
        next = child(child(all, next), 'after')
      ) {
        if (next === lane) break
        if (way.includes(next)) return []
        way.push(next)
      }
      const isCircle = child(child(all, way.at(-1) ?? lane), 'after') === lane
      if (!isCircle || way.some((each) => said.has(each))) return []
      for (const each of way) said.add(each)
      const message = way.length === 1 ? `${lane} stands behind itself` : `a circle: ${[...way, lane].join(' behind ')}`
      const place = { file: 'vendors', path: ['lanes', lane, 'after'], spot: 'value' } as const
      return [{ ...place, message, expected: 'a kind whose lane has another place', received: `"${way[1] ?? lane}"` }]
    })
  },
}
