declare global {
  interface Window {
    /** The button that was pressed last, until React has heard of it. */
    earlyPress?: HTMLElement | null
    /** The click of that press. */
    earlyClick?: MouseEvent
    /** Ctrl+K or Command+K, pressed before anything could handle it. */
    earlySearch?: KeyboardEvent | null
    /** The field in which Enter was pressed, if no key was pressed since, before anything could handle it. */
    earlyEnter?: EventTarget | null
  }
}

/**
 * Inline script that runs before every other script: remembers a press of a button, and marks the button so that the
 * press is visible. It forgets the press once the click reaches a hydrated button, because React then handles it: a
 * click on a part that React is still hydrating is stopped at React's root, although the button already has the props by
 * which a hydrated element is recognised. Links need none of this, since they work without scripts; but the space bar
 * presses those that have the role of a button, until React handles it. The search shortcut is kept for the component that
 * handles it, and Enter for the form that replaces the field it was pressed in.
 */
export const earlyPressScript =
  '{let alive=n=>Object.keys(n).some(k=>k.startsWith("__reactProps$"));addEventListener("click",e=>{if(!e.isTrusted)return;let w=window,b=e.target.closest("button"),f=()=>{w.earlyPress?.removeAttribute("data-pressed");w.earlyPress=null};f();if(!b)return;w.earlyPress=b;w.earlyClick=e;b.setAttribute("data-pressed","");b.addEventListener("click",()=>{if(alive(b))f()},{capture:!0,once:!0})},!0);addEventListener("keydown",e=>{let t=e.target;if(e.key==" "&&!e.defaultPrevented&&t.matches?.("a[role=button]")&&!alive(t)){e.preventDefault();t.click()}},!0);onkeydown=e=>{earlyEnter=e.key=="Enter"&&!e.isComposing?e.target:null;if((e.ctrlKey||e.metaKey)&&e.key=="k"){e.preventDefault();earlySearch=e}}}'

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
 * Replays a press on a button that has been hydrated since. While React is still hydrating the part it has already
 * marked the button, but stops the event in the capture phase: such a press is left for the next call. So is one whose
 * click is still under way, because React hydrates for it and then handles it. A press on a button that was hydrated as
 * disabled is dropped, so that it does not run once the button is enabled; and so is one that was prevented, as a slider
 * prevents the click that ends a drag.
 */
export function replayEarlyPress(): void {
  const button = pressedAlive()
  if (button === undefined || window.earlyClick?.eventPhase) return
  if (button.matches(':disabled') || window.earlyClick?.defaultPrevented) return forgetPress()
  button.addEventListener('click', forgetPress, { once: true })
  button.click()
}
