import type { ColorInFile } from '@/engine/color/to-rgb'
import { child, keysOf, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { fontEntries, scriptFamilyNames } from '@/engine/new-brand/letters/brand-fonts'
import { differing } from './differing'
import type { Palette, SchemeColors } from '@/engine/new-brand/color/palette'
import type { BrandLanguage } from '@/engine/new-brand/letters/script-families'
import type { FontFamily, Typeface } from '@/engine/new-brand/letters/typefaces'

/** Names of the pictures that every brand has of its own. */
export const pictureNames = { logo: 'logo.svg', tab: 'favicon.svg', touch: 'icon-touch.png', app: 'icon-app.png' }

/** The brand's theme.json. `inherited` is the template's. */
export function brandTheme(
  palette: Palette,
  typeface: Typeface,
  languages: readonly BrandLanguage[],
  logo: { readonly width: number; readonly height: number },
  inherited: JsonValue | undefined,
): JsonObject {
  const { tab, touch, app } = pictureNames
  const below = (scheme: string) => valueAt(inherited, ['tokens', 'color', scheme])
  const change: JsonObject = {
    tokens: {
      color: { light: colorTokens(palette.light, below('light')), dark: colorTokens(palette.dark, below('dark')) },
      ...measureTokens(typeface, scriptFamilyNames(languages)),
    },
    style: { ...typeface.style },
    fonts: { ...withoutInherited(child(inherited, 'fonts')), ...fontEntries(typeface, languages) },
    assets: {
      logo: { src: pictureNames.logo, width: logo.width, height: logo.height },
      icons: { tab, touch, app },
    },
  }
  return differing(change, inherited) ?? {}
}

function colorTokens(colors: SchemeColors, inherited: JsonValue | undefined): JsonObject {
  const tokens = Object.entries<ColorInFile>(colors).map(([role, value]) => {
    // Without this a translucency inherited from the template would apply to the brand's colour.
    const isVeiled = value.alpha === undefined && valueAt(inherited, [role, '$value', 'alpha']) !== undefined
    return [role, { $value: { ...value, ...(isVeiled && { alpha: 1 }) } }]
  })
  return Object.fromEntries(tokens) as JsonObject
}

function measureTokens(
  { heading, body, fallback, size, weight, radius, space }: Typeface,
  scripts: readonly string[],
): JsonObject {
  return {
    font: { body: family(body, scripts, fallback), heading: family(heading, scripts, fallback) },
    fontSize: tokens(size, (value) => ({ value, unit: 'rem' })),
    fontWeight: tokens(weight, (value) => value),
    radius: tokens(radius, (value) => ({ value, unit: 'px' })),
    space: tokens(space, (value) => ({ value, unit: 'px' })),
  }
}

/** The scripts come before the stand-in, which is a font of the device and may have letters of theirs. */
function family({ family }: FontFamily, scripts: readonly string[], fallback: readonly string[]): JsonObject {
  return { $value: [family, ...scripts, `${family} stand-in`, ...fallback] }
}

function tokens(values: Readonly<Record<string, number>>, toValue: (value: number) => JsonValue): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: toValue(value) }]))
}

/** The template's fonts would be loaded without being used. */
function withoutInherited(fonts: JsonValue | undefined): JsonObject {
  return Object.fromEntries(keysOf(fonts).map((name) => [name, null]))
}
