import { isJsonObject, valueAt, type JsonValue } from '@/contract/json/json-value'
import { tokenContrasts, type ColorRole } from '@/engine/color/color-contrast'
import { colorPairs, type ColorPair } from '@/engine/color/color-pairs'
import type { ColorInFile } from '@/engine/color/to-rgb'
import { isWhole } from '@/engine/dtcg/read-value'

/** The contrast of a pair of colours that stand on each other, before and after a change. */
export interface ContrastChange {
  readonly scheme: 'light' | 'dark'
  readonly pair: ColorPair
  readonly before: number | undefined
  readonly after: number
}

/** The pairs of two merged themes of which at least one colour differs. */
export function compareContrasts(old: JsonValue | undefined, made: JsonValue | undefined): ContrastChange[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const [before, after] = [old, made].map((theme) => valueAt(theme, ['tokens', 'color', scheme]))
    const contrastNow = contrastsOf(after)
    if (contrastNow === undefined) return []
    const contrastThen = contrastsOf(before)
    const differs = (role: ColorRole) =>
      JSON.stringify(valueAt(before, [role])) !== JSON.stringify(valueAt(after, [role]))
    return colorPairs
      .filter(({ color, on }) => differs(color) || differs(on))
      .map((pair) => ({
        scheme,
        pair,
        before: contrastThen?.(pair.color, pair.on),
        after: contrastNow(pair.color, pair.on),
      }))
  })
}

function contrastsOf(colors: JsonValue | undefined): ReturnType<typeof tokenContrasts> | undefined {
  const roles = new Set<ColorRole>(['background', ...colorPairs.flatMap(({ color, on }) => [color, on])])
  const isKnown = [...roles].every((role) => {
    const value = valueAt(colors, [role, '$value'])
    return isJsonObject(value) && isWhole(value)
  })
  return isKnown ? tokenContrasts(colors as unknown as Record<ColorRole, { $value: ColorInFile }>) : undefined
}
