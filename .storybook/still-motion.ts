const asked = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g

/** Replaces a reduced-motion media query by one that is always true, or never. */
function decided(query: string): string {
  return query.replace(asked, (_, value: string) => (value === 'reduce' ? '(min-width: 0px)' : '(max-width: 0px)'))
}

/**
 * Emulates the device setting for reduced motion. A page cannot change that setting, so `matchMedia` and the style
 * sheets are patched. Returns a function that undoes it.
 */
export function stillMotion(): () => void {
  const original = window.matchMedia.bind(window)
  window.matchMedia = (query) => original(decided(query))
  const observer = new MutationObserver(decideSheets)
  // Components add their rules on first render.
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  decideSheets()
  return () => {
    observer.disconnect()
    window.matchMedia = original
    restoreSheets()
  }
}

const changed = new Map<MediaList, string>()

function decideSheets(): void {
  for (const sheet of document.styleSheets) decideRules(sheet.cssRules)
}

function decideRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && decided(rule.media.mediaText) !== rule.media.mediaText) {
      changed.set(rule.media, rule.media.mediaText)
      rule.media.mediaText = decided(rule.media.mediaText)
    }
    if (rule instanceof CSSGroupingRule) decideRules(rule.cssRules)
  }
}

function restoreSheets(): void {
  changed.forEach((text, media) => (media.mediaText = text))
  changed.clear()
}
