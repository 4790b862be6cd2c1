import type { PageProblem } from '@/tools/studio/page-problem'
import { barStyle, buttonStyle, linkStyle, listStyle, markStyle, rootStyle, textStyle } from './problem-styles'

export interface ProblemBox {
  show(problems: readonly PageProblem[]): void
  open(): void
  /** Leaves the mark alone. */
  close(): void
  /** Closes it, unless somebody opened it by the mark. */
  settle(): void
}

/** The list of problems over a page, and the mark in the corner that opens it. */
export function makeProblemBox({ onHide }: { readonly onHide: () => void }): ProblemBox {
  /** The mark takes the focus that the list had. */
  const hide = () => {
    const hadFocus = root.contains(tree.activeElement)
    onHide()
    if (hadFocus) mark.focus()
  }
  // In a shadow tree no style of the brand changes what is read here.
  const host = document.createElement('div')
  host.style.all = 'initial'
  const tree = host.attachShadow({ mode: 'open' })
  const root = styled('section', rootStyle)
  const list = styled('div', listStyle)
  const mark = styled('button', { ...buttonStyle, ...markStyle })
  let isAsked = false

  root.setAttribute('aria-label', 'Problems')
  root.hidden = true
  mark.hidden = true
  mark.type = 'button'
  mark.addEventListener('click', () => {
    if (root.hidden) {
      isAsked = true
      set(false)
      bar.querySelector('button')?.focus()
    } else hide()
  })
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !root.hidden) hide()
  })
  const bar = barWith(hide)
  root.append(bar, list)
  tree.append(root, mark)
  document.body.append(host)

  function set(isHidden: boolean): void {
    root.hidden = isHidden
    root.style.display = isHidden ? 'none' : 'grid'
    mark.setAttribute('aria-expanded', String(!isHidden))
  }

  return {
    show(problems) {
      const isError = ({ severity }: PageProblem) => severity === 'error'
      list.replaceChildren(...problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a))).map(problemItem))
      const hasErrors = problems.some(isError)
      root.setAttribute('role', hasErrors ? 'alert' : 'region')
      mark.textContent = countOf(problems)
      mark.style.borderColor = hasErrors ? '#ff6b6b' : '#f0b429'
      mark.hidden = problems.length === 0
      mark.style.display = mark.hidden ? 'none' : 'block'
      if (problems.length === 0) set(true)
    },
    open: () => set(false),
    close() {
      isAsked = false
      set(true)
    },
    settle: () => {
      if (!isAsked) set(true)
    },
  }
}

function barWith(onHide: () => void): HTMLElement {
  const bar = styled('div', barStyle)
  const button = styled('button', buttonStyle)
  button.type = 'button'
  button.textContent = 'Hide'
  button.addEventListener('click', onHide)
  bar.append(button)
  return bar
}

function problemItem({ severity, text, list }: PageProblem): HTMLElement {
  const item = styled('div', { borderInlineStart: `0.25rem solid ${severity === 'error' ? '#ff6b6b' : '#f0b429'}` })
  item.style.paddingInlineStart = '0.75rem'
  const words = styled('pre', textStyle)
  words.textContent = text
  item.append(words)
  if (list === undefined) return item
  const link = styled('a', linkStyle)
  link.href = list
  link.target = '_blank'
  link.textContent = 'The whole list'
  item.append(link)
  return item
}

function countOf(problems: readonly PageProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const others = problems.length - errors
  const words = [counted(errors, 'error'), counted(others, 'warning')]
  return words.filter((each) => each !== '').join(', ')
}

function counted(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`
}

/** The page's policy allows styles set by script, but no style element of ours. */
function styled<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, rules: Readonly<Record<string, string>>) {
  const element = document.createElement(tag)
  Object.assign(element.style, rules)
  return element
}
