import type { Contrast, Token, TokenGroup, TokenPage } from 'virtual:merchants'
import { tokenContrast, type ColorRole } from '@/engine/color/color-contrast'
import { colorPairs } from '@/engine/color/color-pairs'
import { schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import type { Theme } from '@/contract/generated/merchant-types'
import { styleVariables } from '@/site/theme/style-variables'
import { colorCss, dimensionCss, durationCss, familyCss, shadowCss } from '@/site/theme/token-css'
import { colorVariables, measureVariables } from '@/site/theme/token-variables'

interface DesignToken {
  readonly $value: never
  /** The designer's note. */
  readonly $description?: string
}

type Values = Readonly<Record<string, unknown>>

/** How a token of each DTCG type is written in CSS. */
const written: Readonly<Record<string, (value: never) => string>> = {
  color: colorCss,
  dimension: dimensionCss,
  duration: durationCss,
  fontFamily: familyCss,
  fontWeight: String,
  shadow: shadowCss,
}

/**
 * All values of a theme, found by walking its schema, so that new tokens are included automatically. Throws for a token
 * type that it cannot write.
 */
export function themeTokens(theme: Theme): TokenPage {
  const node = schemaOf('theme')
  const variables = { ...colorVariables(theme.tokens.color.light), ...measureVariables(theme.tokens) }
  const sheet: Readonly<Record<string, string>> = { ...variables, ...styleVariables(theme.style) }
  return {
    groups: tokenGroups(node.properties.get('tokens'), theme.tokens, [], sheet),
    contrasts: { light: contrasts(theme.tokens.color.light), dark: contrasts(theme.tokens.color.dark) },
    style: Object.entries(theme.style).map(([name, value]) => ({
      name,
      value,
      description: describe(node.properties.get('style')?.properties.get(name)),
    })),
  }
}

function tokenGroups(
  node: SchemaNode | undefined,
  group: object,
  path: readonly string[],
  sheet: Values,
): TokenGroup[] {
  const entries = Object.entries(group as Values).filter(([key]) => !key.startsWith('$'))
  const own = entries.filter(([, value]) => isToken(value))
  const type = (group as { $type?: string }).$type ?? ''
  const tokens = own.map(([name, value]) =>
    token(node?.properties.get(name), [...path, name], type, value as DesignToken, sheet),
  )
  const inner = entries.flatMap(([name, value]) =>
    isToken(value) ? [] : tokenGroups(node?.properties.get(name), value as object, [...path, name], sheet),
  )
  return [
    ...(tokens.length === 0 ? [] : [{ path: path.join('.'), type, description: describe(node), tokens }]),
    ...inner,
  ]
}

function token(
  node: SchemaNode | undefined,
  path: readonly string[],
  type: string,
  { $value, $description = '' }: DesignToken,
  sheet: Values,
): Token {
  const write = written[type]
  if (write === undefined) throw new Error(`tokens of the type ${type} cannot be shown: ${path.join('.')}`)
  const name = path.at(-1) ?? ''
  const description = [describe(node), $description].filter(Boolean).join(' ')
  return { name, value: write($value), description, variable: variableOf(path, sheet) }
}

/** `color.dark.onPrimary` is `--color-on-primary`; the spacing unit becomes a series of variables. */
function variableOf(path: readonly string[], sheet: Values): string {
  const name = path
    .filter((part) => part !== 'light' && part !== 'dark')
    .join('-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (name in sheet) return `--${name}`
  const group = name.slice(0, name.lastIndexOf('-'))
  const steps = Object.keys(sheet).filter((key) => new RegExp(`^${group}-\\d+$`).test(key))
  const [first = ''] = steps
  return first === '' ? '' : `--${first} … --${steps.at(-1) ?? first}`
}

function contrasts(colors: Theme['tokens']['color']['light']): Contrast[] {
  const css = (role: ColorRole) => colorCss(colors[role].$value)
  return colorPairs.map(({ color, on, least }) => ({
    color: { name: color, value: css(color) },
    on: { name: on, value: css(on) },
    least,
    ratio: tokenContrast(colors, color, on),
  }))
}

function isToken(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$value' in value
}

function describe(node: SchemaNode | undefined): string {
  const description = node?.schema['description']
  return typeof description === 'string' ? description : ''
}
