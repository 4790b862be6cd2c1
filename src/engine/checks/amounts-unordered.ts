import { onceAPart } from '@/engine/once-a-part'
import { child, keysOf, quote } from '@/lib/json-value'
import type { FileFinding } from './check'
import type { MerchantCheck } from './merchant-check'

const deposit = (presets: string): string => `{ "member": { "deposit": { "presets": ${presets} } } }`

export const amountsUnordered: MerchantCheck = {
  code: 'amounts-unordered',
  severity: 'warning',
  docs: {
    what: 'An amount to choose with one press is below the one before it.',
    why: 'People look for amounts by their size: one out of its place is read as another, a zero more or less.',
    bad: { 'panels.json': deposit('[50000, 1000000, 200000]') },
    good: { 'panels.json': deposit('[50000, 200000, 1000000]') },
  },
  inspect: ({ config }) => keysOf(config.panels).flatMap((centre) => unorderedIn(child(config.panels, centre), centre)),
}

const unorderedIn = onceAPart((panels, centre: string): FileFinding[] =>
  keysOf(panels).flatMap((panel) => {
    const presets = child(child(panels, panel), 'presets')
    if (!Array.isArray(presets)) return []
    const index = presets.findIndex((each, at) => {
      const before = presets[at - 1]
      return typeof each === 'number' && typeof before === 'number' && each < before
    })
    if (index < 0) return []
    return [
      {
        file: 'panels' as const,
        path: [centre, panel, 'presets', index],
        spot: 'value' as const,
        message: `smaller than ${quote(presets[index - 1])}, which stands before it`,
        expected: 'amounts from the smallest to the largest',
        received: quote(presets[index]),
      },
    ]
  }),
)
