declare global {
  interface Window {
    /** The button that was pressed last before it was hydrated. */
    earlyPress?: HTMLElement | null
    /** Ctrl+K or Command+K, pressed before anything could handle it. */
    earlySearch?: KeyboardEvent | null
  }
}

/**
 * Inline script that runs before every other script: remembers a press of a button that is not hydrated yet, and marks
 * the button so that the press is visible. A hydrated element is recognised by the props that React keeps on it. Links
 * need none of this, since they work without scripts. The search shortcut is kept for the component that handles it.
 */
export const earlyPressScript =
  'addEventListener("click",({isTrusted:t,target:n})=>{if(!t)return;let b=n.closest("button");if(b&&Object.keys(b).some(k=>k.startsWith("__reactProps$")))b=null;window.earlyPress?.removeAttribute("data-pressed");window.earlyPress=b;b?.setAttribute("data-pressed","")},!0);onkeydown=e=>{if((e.ctrlKey||e.metaKey)&&e.key=="k"){e.preventDefault();earlySearch=e}}'

const isAlive = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

const buttonsOf = (part: ParentNode) => [...part.querySelectorAll('button')]

/**
 * React renders a part from scratch when it changed before hydration or is in another language. The pressed button is
 * then the one of the same component that stands at the same position in the same part of the page. Its first class
 * names the component; the others are its look, which may depend on the words, as the width of a tab does.
 */
function inItsPlace(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const was = pressed.getRootNode() as Element
  const [is = document] = document.getElementsByClassName(was.className)
  const there = buttonsOf(is)[buttonsOf(was).findIndex((each) => each === pressed)]
  return there?.classList[0] === pressed.classList[0] ? there : undefined
}

/** The pressed button, once it is hydrated. */
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

/**
 * React itself replays a press on a part whose code was there and that only had to be hydrated; what it has replayed is
 * forgotten here.
 */
export function watchEarlyPress(): void {
  addEventListener('click', forgetPress)
}

/**
 * Replays a press on a button that has been hydrated since. While React is still hydrating the part it has already
 * marked the button, but stops the event in the capture phase: such a press is left for the next call. A press on a
 * button that was hydrated as disabled is dropped, so that it does not run once the button is enabled.
 */
export function replayEarlyPress(): void {
  const button = pressedAlive()
  if (button?.matches(':disabled')) return forgetPress()
  button?.addEventListener('click', forgetPress, { once: true })
  button?.click()
}
