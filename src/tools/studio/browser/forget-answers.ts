/**
 * Browser side of `npm run dev`, before the site's own scripts: answers of the sandbox that were kept for the session
 * hold banners, texts and pictures of the brand's files, and go when these have changed.
 */
import { keptNames } from '@/site/gateway/kept-answers'
import { tabItems } from '@/site/lib/browser-items'
import { pageVersion } from '@/tools/studio/page-version'

const storageKey = 'livery:version'
const version = pageVersion()

if (version !== undefined && tabItems.get(storageKey) !== version) {
  for (const name of Object.values(keptNames)) tabItems.remove(name)
  tabItems.set(storageKey, version)
}
