import { tabItems } from '@/site/lib/browser-items'

/**
 * Tokens that were signed out of and that the server has not ended yet, in session storage: the one thing of a
 * session that outlives it, so that a page that is loaded anew goes on asking.
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
