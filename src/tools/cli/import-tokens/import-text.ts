import { tokenContrastCheck } from '@/engine/checks/theme/token-contrast'
import { formatPretty } from '@/engine/format/format-pretty'
import { formatVersion } from '@/engine/format/format-json'
import type { ContrastChange } from '@/engine/import-tokens/compare-contrasts'
import type { ImportPlan, Mapping } from '@/engine/import-tokens/plan-import'
import { painter, type Paint } from '@/tools/cli/paint'
import type { TokenFiles } from './token-files'
import { listed } from '@/tools/cli/listed'
import { unreadLines } from './unread-text'
import { valueInWords } from './token-words'

/** What an import changes, for people. */
export function importInWords(
  { file, changes, contrasts, problems, unread, unused }: ImportPlan,
  { names, tokens }: TokenFiles,
  isColoured: boolean,
): string {
  const paint = painter(isColoured)
  const head = `${listed(names, 4)}: ${tokens.length} ${tokens.length === 1 ? 'token' : 'tokens'}`
  const rest = unreadLines(unread, unused, paint)
  if (file === undefined) return [head, 'Nothing to change: the theme has these values', ...rest].join('\n')
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
    ...rest,
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

/** What an import changes, for programs. */
export function importAsJson(plan: ImportPlan, mapping: Mapping, isWritten: boolean): string {
  const { changes, contrasts, problems, unread } = plan
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
      unread: unread.map(({ token, reason, detail }) => ({ token: token.name, reason, detail })),
      problems: problems.map(({ sourceLine: _, ...problem }) => problem),
    },
    null,
    2,
  )
}
