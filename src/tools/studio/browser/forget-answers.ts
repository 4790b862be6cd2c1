/**
 * Browser side of `npm run dev`, before the site's own scripts: discards answers of the sandbox cached for the session
 * when the brand's files have changed, because they contain its banners, texts and pictures.
 */
import { storedAnswerKeys } from '@/site/gateway/stored-answers'
import { tabItems } from '@/site/lib/browser-items'
import { pageVersion } from '@/tools/studio/page-version'

const storageKey = 'livery:version'
const version = pageVersion()

if (version !== undefined && tabItems.get(storageKey) !== version) {
  for (const name of Object.values(storedAnswerKeys)) tabItems.remove(name)
  tabItems.set(storageKey, version)
}
