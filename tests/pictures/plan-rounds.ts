import { screenKey, type Screen } from './screen'

interface InLanguage {
  readonly screen: Screen
  readonly language: string
}

export interface Rounds<T> {
  readonly first: readonly T[]
  /** The same screens in their other languages: those that the first round finds changed are drawn. */
  readonly later: readonly T[]
}

/**
 * All at once where there is room for `most`; else each screen in one language first, a different one from screen to
 * screen, so that every language is seen. Where there are more screens than that, some of each kind come, because a kind
 * stands together. The same touched screens give the same rounds.
 */
export function planRounds<T extends InLanguage>(touched: readonly T[], most: number): Rounds<T> {
  const inOrder = orderOf(touched)
  if (touched.length <= most) return { first: inOrder(touched), later: [] }
  const byScreen = new Map<string, T[]>()
  for (const each of touched)
    byScreen.set(screenKey(each.screen), [...(byScreen.get(screenKey(each.screen)) ?? []), each])
  const chosen = new Set(spread([...byScreen.values()], most).flatMap((each, at) => each[at % each.length] ?? []))
  return { first: inOrder([...chosen]), later: inOrder(touched.filter((each) => !chosen.has(each))) }
}

/** As many as `most`, at equal distances from the first on. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most)
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
}

/** One account and one language after the other, because to change either takes a page that is loaded anew. */
function orderOf<T extends InLanguage>(all: readonly T[]): (some: readonly T[]) => T[] {
  const accounts = [...new Set(all.map(({ screen }) => screen.account))]
  const languages = [...new Set(all.map(({ language }) => language))]
  const rank = ({ screen, language }: T) =>
    accounts.indexOf(screen.account) * languages.length + languages.indexOf(language)
  return (some) => some.toSorted((a, b) => rank(a) - rank(b))
}
