import { child, quote, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { measureRange } from './measure-range'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const sizes = (small: number): string =>
  `{ "tokens": { "fontSize": { "small": { "$value": { "value": ${small}, "unit": "rem" } } } } }`

const sizesUnordered: MerchantCheck = {
  code: 'sizes-unordered',
  severity: 'warning',
  docs: {
    what: 'A type size is above the next larger one: small, body, large, heading, display.',
    why: 'Notes would be larger than the text they belong to, or a heading smaller than what it stands over.',
    bad: { 'theme.json': sizes(1.25) },
    good: { 'theme.json': sizes(0.875) },
  },
  inspect(draft) {
    const found = unordered(draft)
    // A wrong unit also breaks the order of the sizes; report it once.
    return found.length > 0 && measureRange.inspect(draft).length > 0 ? [] : found
  },
}

function unordered({ chain, config: { theme } }: Parameters<MerchantCheck['inspect']>[0]): FileFinding[] {
  const tokens = child(child(theme, 'tokens'), 'fontSize')
  const own = child(child(chain[0]?.files.get('theme')?.value, 'tokens'), 'fontSize')
  return steps.slice(1).flatMap((larger, at): FileFinding[] => {
    const smaller = steps[at] as Step
    const [less, more] = [pixelsOf(child(tokens, smaller)), pixelsOf(child(tokens, larger))]
    if (less === undefined || more === undefined || less <= more) return []
    // Report the size that the brand wrote itself, because that is the one it can correct.
    const isOwn = child(own, larger) !== undefined || child(own, smaller) === undefined
    const [step, other] = isOwn ? [larger, smaller] : [smaller, larger]
    const size = child(child(tokens, step), '$value')
    return [
      {
        file: 'theme',
        path: ['tokens', 'fontSize', step, '$value', 'value'],
        spot: 'value',
        message: `"${step}" is ${isOwn ? 'smaller' : 'larger'} than "${other}"`,
        expected: `${isOwn ? 'at least' : 'at most'} the size of "${other}"`,
        received: quote(child(size, 'value')),
      },
    ]
  })
}

/** Checks over the measures of a theme. */
export const measureChecks: readonly MerchantCheck[] = [measureRange, sizesUnordered]

const steps = ['small', 'body', 'large', 'heading', 'display'] as const
type Step = (typeof steps)[number]

/** The size of a token in pixels; the root size is 16 pixels by default. */
function pixelsOf(token: JsonValue | undefined): number | undefined {
  const size = child(token, '$value')
  const [value, unit] = [child(size, 'value'), child(size, 'unit')]
  if (typeof value !== 'number') return undefined
  return unit === 'rem' ? value * 16 : value
}
