import { tabItems } from '@/site/lib/browser-items'
import type { PageProblem } from '@/tools/studio/page-problem'

const key = 'livery:hidden-problems'

/** The problems that were hidden in this tab. They stay hidden over reloads, of which every save makes one. */
export class HiddenProblems {
  hide(problems: readonly PageProblem[]): void {
    tabItems.set(key, JSON.stringify(problems.map(nameOf)))
  }

  has(problem: PageProblem): boolean {
    return tabItems.get(key)?.includes(JSON.stringify(nameOf(problem))) === true
  }
}

/** A line that moves within its file is no new problem. */
function nameOf({ text }: PageProblem): string {
  return text.replaceAll(/:\d+:\d+/g, '').replaceAll(/^ *\d+ \|/gm, '|')
}
