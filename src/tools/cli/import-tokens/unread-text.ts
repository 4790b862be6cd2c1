import { listed } from '@/tools/cli/listed'
import type { UnreadReason, UnreadToken } from '@/engine/import-tokens/unread-tokens'
import type { Paint } from '@/tools/cli/paint'

/** What could not be read of a file and why, a line each reason, with the first names of each. */
export function unreadLines(unread: readonly UnreadToken[], unused: number, paint: Paint): string[] {
  const others = unused === 0 ? [] : ['', `${moreTokens(unused)} could be read, and ${were(unused)} not taken`]
  if (unread.length === 0) return others
  return [
    '',
    paint('bold', `${tokenCount(unread.length)} ${were(unread.length)} not read`),
    ...unreadSummary(unread).map((line) => `  ${line}`),
    ...others,
  ]
}

/** A line for each reason. */
export function unreadSummary(unread: readonly UnreadToken[]): string[] {
  return reasons.flatMap((reason) => {
    const group = unread.filter((each) => each.reason === reason)
    if (group.length === 0) return []
    return [
      `${group.length} ${words[reason][group.length === 1 ? 0 : 1]}: ${reason === 'kind' ? kindsIn(group) : namesIn(group)}`,
    ]
  })
}

/** Of one, and of several. */
const words: Readonly<Record<UnreadReason, readonly [string, string]>> = {
  unknown: ['leads to a token that there is not', 'lead to a token that there is not'],
  circle: ['leads round in a circle', 'lead round in a circle'],
  modified: ['is made lighter, darker or mixed by Tokens Studio', 'are made lighter, darker or mixed by Tokens Studio'],
  computed: ['is a sum or function, which is not worked out', 'are sums or functions, which are not worked out'],
  form: ['has a value of no form that is known', 'have a value of no form that is known'],
  kind: ['is of a kind that the theme has no use for', 'are of kinds that the theme has no use for'],
}

const reasons = Object.keys(words) as UnreadReason[]

/** Names and kinds that are shown of a reason. */
const shown = 3
const shownKinds = 6

function namesIn(group: readonly UnreadToken[]): string {
  const names = group.map(({ token, detail }) => (detail === '' ? token.name : `${token.name} (${detail})`))
  return listed(names, shown)
}

/** Kinds by how many there are of each. */
function kindsIn(group: readonly UnreadToken[]): string {
  const counts = new Map<string, number>()
  for (const { detail } of group) counts.set(detail, (counts.get(detail) ?? 0) + 1)
  const kinds = [...counts].toSorted((a, b) => b[1] - a[1]).map(([kind, count]) => `${kind} (${count})`)
  return listed(kinds, shownKinds)
}

function tokenCount(count: number): string {
  return count === 1 ? '1 token' : `${count} tokens`
}

function moreTokens(count: number): string {
  return count === 1 ? '1 more token' : `${count} more tokens`
}

function were(count: number): string {
  return count === 1 ? 'was' : 'were'
}
