import { configFiles } from '@/engine/schema/config-files'
import { walkMarks } from '@/engine/schema/annotated-values'
import { schemaOf } from '@/engine/schema/schema-node'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const autoplay = (time: number): string => `{ "groups": { "w_home": { "autoplay": ${time} } } }`

export const timeUnreadable: MerchantCheck = {
  code: 'time-unreadable',
  severity: 'error',
  docs: {
    what: 'Something that is read is gone again before anybody could read it: the time is meant in milliseconds, and less than two seconds were given.',
    why: 'Players see it flicker. 0 leaves it standing.',
    bad: { 'banners.json': autoplay(4) },
    good: { 'banners.json': autoplay(4000) },
  },
  inspect({ chain, config }) {
    return configFiles.flatMap((file) => {
      const data = config[file]
      const own = chain[0]?.files.get(file)?.value
      const found = data === undefined ? [] : walkMarks(schemaOf(file), data, 'x-readable', own)
      return found.flatMap(({ path, value, mark }) => {
        const least = Number(mark)
        if (typeof value !== 'number' || value === 0 || value >= least || value < 0) return []
        const isSeconds = value * 1000 >= least && value * 1000 <= 60_000
        return [
          {
            file,
            path,
            spot: 'value' as const,
            message: `${value} milliseconds are too short to read anything${isSeconds ? `: ${value} seconds are ${value * 1000}` : ''}`,
            expected: `at least ${least}, or 0 to leave it standing`,
            received: String(value),
            suggestions: [String(isSeconds ? value * 1000 : least)],
          },
        ]
      })
    })
  },
}
