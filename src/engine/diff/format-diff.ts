import type { styleText } from 'node:util'
import { areas, type Area } from './compare-merchants'
import type { MerchantDiff, SetDiff } from './compare-sets'
import { changedMerchants, reachWords, statusWords } from './diff-summary'

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** Formats the differences for a terminal. */
export function formatDiff(diff: SetDiff, paint: Paint): string {
  const changed = changedMerchants(diff)
  if (changed.length === 0) return 'No differences'
  return [...diff.templates.map(reachWords), ...changed.map((each) => merchantText(each, paint))].join('\n\n')
}

function merchantText(merchant: MerchantDiff, paint: Paint): string {
  const head = `${paint('bold', merchant.code)}  ${paint('dim', statusWords(merchant))}`
  const unread = merchant.unreadable.map((file) => paint('yellow', `  ${file} cannot be read and was not compared`))
  return [head, ...unread, ...byArea(merchant).flatMap(([area, changes]) => areaText(area, changes, paint))].join('\n')
}

function areaText(area: Area, changes: MerchantDiff['changes'], paint: Paint): string[] {
  const lines = changes.map(({ words, from, before, after }) => {
    const [sign, style] =
      before === undefined
        ? (['+', 'green'] as const)
        : after === undefined
          ? (['-', 'red'] as const)
          : (['~', 'yellow'] as const)
    return `    ${paint(style, sign)} ${words}${from === undefined ? '' : paint('dim', `  (from ${from})`)}`
  })
  return [`  ${areas[area]}`, ...lines]
}

/** Groups a merchant's changes by area. */
export function byArea({ changes }: MerchantDiff): [Area, MerchantDiff['changes']][] {
  return (Object.keys(areas) as Area[])
    .map((area): [Area, MerchantDiff['changes']] => [area, changes.filter((each) => each.area === area)])
    .filter(([, each]) => each.length > 0)
}

/** Formats the differences as JSON for programs. */
export function diffAsJson({ merchants, templates }: SetDiff): object {
  return {
    templates,
    merchants: merchants.map((merchant) => ({
      ...merchant,
      changes: merchant.changes.map(({ before, after, ...change }) => ({
        ...change,
        before: before ?? null,
        after: after ?? null,
      })),
    })),
  }
}
