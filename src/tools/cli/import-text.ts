import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { toHex, type ColorInFile } from '@/engine/color/to-rgb'
import { tokenContrastCheck } from '@/engine/checks/theme/token-contrast'
import { isWhole } from '@/engine/dtcg/read-value'
import { spacedJson } from '@/engine/dtcg/spaced-json'
import { formatPretty } from '@/engine/format/format-pretty'
import { formatVersion } from '@/engine/format/format-json'
import type { ContrastChange } from '@/engine/tokens/compare-contrasts'
import type { ImportPlan, Mapping } from '@/engine/tokens/plan-import'
import { painter, type Paint } from './paint'
import type { TokenFiles } from './token-files'

/** What an import changes, for people. */
export function importInWords(
  { file, changes, contrasts, problems }: ImportPlan,
  { names, tokens }: TokenFiles,
  isColoured: boolean,
): string {
  const paint = painter(isColoured)
  const head = `${names.join(', ')}: ${tokens.length} ${tokens.length === 1 ? 'token' : 'tokens'}`
  if (file === undefined) return `${head}\nNothing to change: the theme has these values`
  const width = Math.max(...changes.map(({ role }) => role.name.length)) + 2
  const rows = changes.map(({ role, token, before, after }) => {
    const values = `${paint('red', valueInWords(before))} → ${paint('green', valueInWords(after))}`
    return `  ${role.name.padEnd(width)}${values}  ${paint('dim', token.name)}`
  })
  const pairs =
    contrasts.length === 0 ? [] : ['', paint('bold', 'contrast'), ...contrasts.map((each) => contrastRow(each, paint))]
  return [
    head,
    '',
    paint('bold', `${changes.length} ${changes.length === 1 ? 'token' : 'tokens'} of the theme`),
    ...rows,
    ...pairs,
    ...problemLines(problems, file.merchant, isColoured),
  ].join('\n')
}

/**
 * The merchant's own pairs with too little contrast are marked in the list above; a check tells several of one colour in
 * one problem.
 */
function problemLines(problems: ImportPlan['problems'], merchant: string, isColoured: boolean): string[] {
  const others = problems.filter((each) => each.code !== tokenContrastCheck.code || each.merchant !== merchant)
  return [
    ...(others.length > 0 ? ['', formatPretty(others, { isColoured })] : []),
    ...(others.length < problems.length ? ['', 'what is marked ✗ has too little contrast'] : []),
  ]
}

function contrastRow({ scheme, pair, before, after }: ContrastChange, paint: Paint): string {
  const isEnough = after >= pair.least
  const figures = `${before === undefined ? '' : `${figure(before)} → `}${figure(after)}`
  const row = `  ${isEnough ? '✓' : '✗'} ${scheme.padEnd(6)}${`${pair.color} on ${pair.on}`.padEnd(30)}${figures.padEnd(16)}at least ${pair.least}`
  return isEnough ? row : paint('red', row)
}

/** Rounded down: 4.499 is not 4.5. */
function figure(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2)
}

/** A token's value, short enough for a list. */
export function valueInWords(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing'
  const color = isJsonObject(value) ? colorInWords(value) : undefined
  if (color !== undefined) return color
  const [number, unit] = [child(value, 'value'), child(value, 'unit')]
  if (typeof number === 'number' && typeof unit === 'string') return `${number}${unit}`
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  const text = spacedJson(value)
  return text.length > 48 ? `${text.slice(0, 47)}…` : text
}

function colorInWords(value: Readonly<Record<string, JsonValue>>): string | undefined {
  const components = Array.isArray(value['components']) ? value['components'] : []
  const color = { ...value, components: components.map((each) => (each === 'none' ? null : each)) }
  if (!isWhole(color)) return undefined
  const alpha =
    typeof value['alpha'] === 'number' && value['alpha'] < 1 ? ` at ${Math.round(value['alpha'] * 100)} %` : ''
  return `${toHex(color)}${isInSrgb(color) ? '' : ` (${color.colorSpace})`}${alpha}`
}

function isInSrgb(color: ColorInFile): boolean {
  return ['srgb', 'hsl', 'hwb'].includes(color.colorSpace)
}

/** What an import changes, for programs. */
export function importAsJson(plan: ImportPlan, mapping: Mapping, isWritten: boolean): string {
  const { changes, contrasts, problems } = plan
  return JSON.stringify(
    {
      formatVersion,
      written: isWritten,
      mapping: Object.fromEntries([...mapping].map(([role, token]) => [role.name, token.name])),
      changes: changes.map(({ role, token, before, after }) => ({ role: role.name, token: token.name, before, after })),
      contrasts: contrasts.map(({ scheme, pair, before, after }) => ({
        scheme,
        ...pair,
        before,
        after,
        isEnough: after >= pair.least,
      })),
      problems: problems.map(({ sourceLine: _, ...problem }) => problem),
    },
    null,
    2,
  )
}
