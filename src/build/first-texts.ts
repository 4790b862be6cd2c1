import type { Locale } from '@/generated/merchant-types'

/**
 * What a page may have to say before the rest of its texts is there, besides what its home shows: that something
 * is on its way or did not arrive, and the controls of what a guest's home holds from the start.
 */
const soon =
  /^(loading|retry|nav\.(skip|side|language)|header\.(openMenu|closeMenu)|banner\.(pause|play|goTo|group|slide|carousel)|page\.notFound\.title|error\.(block|chunk|contract|http|navigation|network|refused|session|site|timeout|unknown))$/

/** The texts that a page holds itself: those that its home asked for, and what it may have to say soon. */
export function firstTexts(texts: Locale, asked: ReadonlySet<string>): Locale {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => asked.has(key) || soon.test(key)))
}
