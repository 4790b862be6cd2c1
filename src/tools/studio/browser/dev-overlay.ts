/**
 * Browser side of `npm run dev`: the problems of the merchants' JSON and of the code, while the page keeps working. An
 * error opens the list over the page; warnings alone wait behind a mark in the corner. Vite's own overlay, and its
 * polling for a restarted server, fail under Trusted Types.
 */
import type { PageProblem } from '@/tools/studio/page-problem'
import { HiddenProblems } from './hidden-problems'
import { makeProblemBox } from './problem-box'

const hot = import.meta.hot
const shown = new Map<string, readonly PageProblem[]>()
const hidden = new HiddenProblems()
const box = makeProblemBox({
  onHide: () => {
    hidden.hide(problems())
    box.close()
  },
})

// Within the studio they are shown at their fields instead.
if (parent === window) followProblems()
hot?.on('vite:error', ({ err }) => {
  show('code', [{ severity: 'error', text: [err.message, err.frame].filter(Boolean).join('\n') }])
})
hot?.on('vite:beforeUpdate', () => show('code', []))
hot?.on('vite:ws:disconnect', () => void reloadWhenBack())

/** Requests the problems of the page's own brand whenever the files have been read again. */
function followProblems(): void {
  const ask = () => hot?.send('livery:ask', { host: location.host })
  hot?.on('livery:problems', (told: { problems: readonly PageProblem[] }) => show('merchants', told.problems))
  hot?.on('livery:read', ask)
  ask()
}

function show(source: string, told: readonly PageProblem[]): void {
  shown.set(source, told)
  const all = problems()
  box.show(all)
  if (all.some((each) => each.severity === 'error' && !hidden.has(each))) box.open()
  else if (!all.some(({ severity }) => severity === 'error')) box.settle()
}

function problems(): PageProblem[] {
  return [...shown.values()].flat()
}

async function reloadWhenBack(): Promise<void> {
  const isBack = await fetch('/healthz').then(
    (response) => response.ok,
    () => false,
  )
  if (isBack) location.reload()
  else setTimeout(() => void reloadWhenBack(), 500)
}
