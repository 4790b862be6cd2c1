const asked = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g

/** What a condition is to a visitor who asks for less motion: always true, or never. */
function decided(query: string): string {
  return query.replace(asked, (_, value: string) => (value === 'reduce' ? '(min-width: 0px)' : '(max-width: 0px)'))
}

/**
 * Makes the page behave as on a device whose owner asks for less motion: a page cannot set the
 * device's wish, so scripts and style sheets are told what it would be. Undone by what it returns.
 */
export function stillMotion(): () => void {
  const original = window.matchMedia.bind(window)
  window.matchMedia = (query) => original(decided(query))
  const observer = new MutationObserver(decideSheets)
  // Components add their rules when they are first drawn.
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
