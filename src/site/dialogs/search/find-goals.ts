import { foldText, containsWords, queryWords } from '@/contract/text/fold-text'

/** Kinds of search results, in display order. */
export const goalKinds = ['pages', 'vendors', 'games', 'panels', 'help'] as const

export type GoalKind = (typeof goalKinds)[number]

/** A search result. */
export interface Goal {
  /** Unique id. */
  readonly id: string
  readonly kind: GoalKind
  readonly label: string
  /** Shown beside the name: the vendor of a game, or the game category of a vendor. */
  readonly note?: string
  readonly go: () => void
}

/** Maximum number of results of a kind. */
const most = 6

/**
 * The results that match the query, grouped by kind. Names that begin with the first word come first. An empty query
 * matches everything, up to the maximum of each kind.
 */
export function findGoals(goals: readonly Goal[], query: string): readonly Goal[] {
  const words = queryWords(query)
  const [first = ''] = words
  const found = goals
    .map((goal) => ({ goal, name: foldText(`${goal.label} ${goal.note ?? ''}`) }))
    // Games are not filtered here: the server matches all of their names, including those in other languages.
    .filter(({ goal, name }) => goal.kind === 'games' || containsWords(name, words))
    .toSorted((a, b) => Number(b.name.startsWith(first)) - Number(a.name.startsWith(first)))
    .map(({ goal }) => goal)
  return goalKinds.flatMap((kind) => found.filter((goal) => goal.kind === kind).slice(0, most))
}

/** Removes duplicates by name, because a page may be in several menus. */
export function uniqueByName(goals: readonly Goal[]): readonly Goal[] {
  const known = new Map<string, Goal>()
  for (const goal of goals) {
    const name = `${goal.kind} ${foldText(goal.label)}`
    if (!known.has(name)) known.set(name, goal)
  }
  return [...known.values()]
}
