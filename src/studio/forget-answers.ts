/**
 * Browser side of `npm run dev`, before the site's own scripts: answers of the sandbox that were kept for the session
 * hold banners, texts and pictures of the brand's files, and go when these have changed.
 */
import { keptAnswers } from '@/gateway/session-cache'
import { pageVersion } from './page-version'

const storageKey = 'livery:version'
const version = pageVersion()

if (version !== undefined && sessionStorage.getItem(storageKey) !== version) {
  for (const name of keptAnswers) sessionStorage.removeItem(name)
  sessionStorage.setItem(storageKey, version)
}
