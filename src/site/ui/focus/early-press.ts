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

/** What was pressed, where React has come to it. */
function pressedAlive(): HTMLElement | undefined {
  const button = window.earlyPress && inItsPlace(window.earlyPress)
  return button && isAlive(button) ? button : undefined
}

function forgetPress(): void {
  const button = pressedAlive()
  if (button === undefined) return
  button.removeAttribute('data-pressed')
  window.earlyPress = null
}

/** React answers a press at once where only the drawing was left to do, and lets pass on what it has answered. */
export function watchEarlyPress(): void {
  addEventListener('click', forgetPress)
}

/**
 * Does what was pressed before its part was alive, if it is now. React marks a button while it is still drawing the part,
 * and stops a press that comes then on its way down to it: that one is for the next part to do. One that came to life
 * switched off hears no press, and must not do it once it is on.
 */
export function redoEarlyPress(): void {
  const button = pressedAlive()
  if (button?.matches(':disabled')) return forgetPress()
  button?.addEventListener('click', forgetPress, { once: true })
  button?.click()
}
