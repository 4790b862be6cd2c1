declare global {
  interface Window {
    /** What was pressed last, where nothing was there yet to answer the press. */
    earlyPress?: HTMLElement | null
    /** Ctrl+K, or Command+K, that nothing was there yet to answer. */
    earlySearch?: KeyboardEvent | null
  }
}

/**
 * Stands in the document before every other script: remembers a press that React cannot answer, because its code is
 * on the way, and marks the button so that it shows. React keeps the props of what it has brought to life on the
 * element itself. A link needs none of this; it leads where it leads. The key of the search is kept for what answers it.
 */
export const earlyPressScript =
  'addEventListener("click",({isTrusted:t,target:n})=>{if(!t)return;let b=n.closest("button");if(b&&Object.keys(b).some(k=>k.startsWith("__reactProps$")))b=null;window.earlyPress?.removeAttribute("data-pressed");window.earlyPress=b;b?.setAttribute("data-pressed","")},!0);onkeydown=e=>{if((e.ctrlKey||e.metaKey)&&e.key=="k"){e.preventDefault();earlySearch=e}}'

const isAlive = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const buttonsOf = (part: ParentNode) => [...part.querySelectorAll('button')]

/**
 * React draws a part anew that changed before it came to life, or came in another language: then what was pressed is the
 * button that looks the same and is as far down in the same part of the page.
 */
function inItsPlace(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const was = pressed.getRootNode() as Element
  const [is = document] = document.getElementsByClassName(was.className)
  const there = buttonsOf(is)[buttonsOf(was).findIndex((each) => each === pressed)]
  return there?.className === pressed.className ? there : undefined
}

function takePress(): HTMLElement | undefined {
  const button = window.earlyPress && inItsPlace(window.earlyPress)
  if (!button || !isAlive(button)) return undefined
  button.removeAttribute('data-pressed')
  window.earlyPress = null
  return button
}

/** React answers a press at once where only the drawing was left to do, and lets pass on what it has answered. */
export function watchEarlyPress(): void {
  addEventListener('click', () => void takePress())
}

/** Does what was pressed before its part was alive, if it is now. */
export function redoEarlyPress(): void {
  takePress()?.click()
}
