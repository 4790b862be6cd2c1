import { TextFiles } from '@/site/i18n/text-files'
import { announceAnswer } from '@/site/session/oauth-answers'
import type { BootData } from '@/contract/site-data/boot-data'

/**
 * The page that a social provider redirects to: it passes the answer on and closes its window. If the browser does not
 * allow that, it tells the player to close the window.
 */
export async function showOauthReturn(root: HTMLElement, { site, texts, locales }: BootData): Promise<void> {
  announceAnswer(location.search)
  // The answer can be used only once, so it is removed from the history.
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
