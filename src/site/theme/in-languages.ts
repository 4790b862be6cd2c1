/**
 * The root of pages in one of the languages, by BCP 47 tag. Chromium drops a rule with a list within `:lang()`
 * (version 156; https://developer.mozilla.org/docs/Web/CSS/:lang).
 */
export function inLanguages(...tags: readonly string[]): string {
  return tags.length === 1 ? `:root:lang(${tags.join()})` : `:root:is(${tags.map((tag) => `:lang(${tag})`).join()})`
}
