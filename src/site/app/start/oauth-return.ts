import { TextFiles } from '@/site/i18n/text-files'
import { announceAnswer } from '@/site/session/oauth-answers'
import type { BootData } from '@/contract/site-data/boot-data'

/**
 * The page that a social provider leads back to: it hands on the answer, and its window closes. Where the browser
 * does not let it close, it says that the player may.
 */
export async function showOauthReturn(root: HTMLElement, { site, texts, locales }: BootData): Promise<void> {
  announceAnswer(location.search)
  // The answer is good once, and stands in no history.
  history.replaceState(null, '', location.pathname)
  window.close()
  const say = (known: BootData['texts']) => {
    root.textContent = known['social.returning'] ?? ''
  }
  say(texts)
  const files = new TextFiles(locales, site.defaultLanguage)
  files.giveTo((_, arrived) => say(arrived))
  await files.need()
}
