import { foldText, hasWords, queryWords } from '@/contract/text/fold-text'

/** Kinds of what can be gone to, in the order in which they stand. */
export const goalKinds = ['pages', 'vendors', 'games', 'panels', 'help'] as const

export type GoalKind = (typeof goalKinds)[number]

/** Something to go to. */
export interface Goal {
  /** Unlike that of any other. */
  readonly id: string
  readonly kind: GoalKind
  readonly label: string
  /** What stands beside the name: the vendor of a game, the kinds of games of a vendor. */
  readonly note?: string
  readonly go: () => void
}

/** At most so many of a kind: the list is read from its top. */
const most = 6

/** What is looked for, by kind. A name that begins with it comes first; without any word nothing is left out but the rest. */
export function findGoals(goals: readonly Goal[], query: string): readonly Goal[] {
  const words = queryWords(query)
  const [first = ''] = words
  const found = goals
    .map((goal) => ({ goal, name: foldText(`${goal.label} ${goal.note ?? ''}`) }))
    // The server has found games by all of their names: those in other languages too.
    .filter(({ goal, name }) => goal.kind === 'games' || hasWords(name, words))
    .toSorted((a, b) => Number(b.name.startsWith(first)) - Number(a.name.startsWith(first)))
    .map(({ goal }) => goal)
  return goalKinds.flatMap((kind) => found.filter((goal) => goal.kind === kind).slice(0, most))
}

/** Each place once, by what it is called: a page may stand in several menus. */
export function onceEach(goals: readonly Goal[]): readonly Goal[] {
  const known = new Map<string, Goal>()
  for (const goal of goals) {
    const name = `${goal.kind} ${foldText(goal.label)}`
    if (!known.has(name)) known.set(name, goal)
  }
  return [...known.values()]
}
