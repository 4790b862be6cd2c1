import { child, isJsonObject, keysOf, quote, type JsonValue, type Path } from '@/contract/json/json-value'
import { colorFault } from '@/engine/color/color-fault'
import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const text = (components: string): string =>
  `{ "tokens": { "color": { "light": { "text": { "$value": { "colorSpace": "srgb", "components": ${components} } } } } } }`

export const colorRange: MerchantCheck = {
  code: 'color-range',
  severity: 'error',
  isOfValue: true,
  docs: {
    what: 'A component of a colour lies outside what its colour space has: red, green and blue of srgb, and the lightness of oklch, go from 0 to 1; saturation and lightness of hsl from 0 to 100.',
    why: 'Browsers cut such a value off: another colour than the one meant is shown.',
    fix: 'divides by 255 what counts from 0 to 255, as drawing programs do, and multiplies by 100 what hsl has as fractions of 1.',
    bad: { 'theme.json': text('[28, 20, 51]') },
    good: { 'theme.json': text('[0.11, 0.08, 0.2]') },
  },
  inspect({ config }) {
    return wrongColors(child(config.theme, 'tokens'), ['tokens'])
  },
}

const wrongColors = memoiseByPart((value, path: Path): FileFinding[] => {
  if (!isJsonObject(value)) return []
  if (child(value, 'components') === undefined)
    return keysOf(value).flatMap((key) => wrongColors(child(value, key), [...path, key]))
  const fault = colorFault(value)
  if (fault === undefined) return []
  const components = child(value, 'components') as JsonValue[]
  const { index, channel, most, least, meant } = fault
  // With byte values all three components are wrong together; otherwise only one is.
  const isWhole = meant !== undefined
  const isFraction = isWhole && channel === 'saturation'
  return [
    {
      file: 'theme',
      path: isWhole ? [...path, 'components'] : [...path, 'components', index],
      spot: 'value',
      message: isFraction
        ? 'saturation and lightness of hsl are in per cent, from 0 to 100'
        : `${channel} goes from ${least} to ${most}, not to ${quote(components[index])}`,
      expected: isWhole ? quote(meant) : `${least} to ${most}`,
      received: quote(isWhole ? components : components[index]),
      ...(isWhole && { suggestions: [JSON.stringify(meant)], repair: JSON.stringify(meant) }),
      ...(fault.single !== undefined && { suggestions: [String(fault.single)] }),
    },
  ]
})
