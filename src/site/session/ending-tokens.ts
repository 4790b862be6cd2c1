import { tabItems } from '@/site/lib/browser-items'

/**
 * Tokens that the player has signed out of and that the server has not ended yet. They are in session storage, the only
 * part of a session that outlives it, so that a reloaded page retries the logout.
 */
export const endingName = 'endingTokens'

export const endingTokens = {
  all: (): string[] => (tabItems.get(endingName) ?? '').split(' ').filter((token) => token !== ''),
  add(token: string): void {
    tabItems.set(endingName, [...new Set([...this.all(), token])].join(' '))
  },
  drop(token: string): void {
    const others = this.all().filter((each) => each !== token)
    if (others.length > 0) tabItems.set(endingName, others.join(' '))
    else tabItems.remove(endingName)
  },
}
