/** What the site around the game is told: the messages that it knows (its game-message.ts). */
type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'round'; readonly stake: number; readonly win: number | null }
  | { readonly type: 'settled'; readonly win: number }
  | { readonly type: 'notEnough'; readonly value: object | undefined }
  | { readonly type: 'over'; readonly reason: 'session' | 'maintenance' }

/** The site that opened this document: it says its origin and nothing else of its address. */
const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined

/** Tells the site something; a game that is opened by itself tells nobody. */
export function tellSite(message: Message): void {
  if (parent !== window && origin !== undefined) parent.postMessage({ source: 'livery-game', ...message }, origin)
}
