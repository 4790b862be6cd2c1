/** Messages to the embedding site. The site's game-message.ts defines the same ones. */
type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'round'; readonly stake: number; readonly win: number | null }
  | { readonly type: 'settled'; readonly stake: number; readonly win: number }
  | { readonly type: 'record' }
  | { readonly type: 'notEnough'; readonly value: object | undefined }
  | { readonly type: 'over'; readonly reason: 'session' | 'maintenance' }

/** Origin of the embedding site. Its referrer policy sends the origin only, not the rest of the address. */
const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined

/** Posts a message to the embedding site. Does nothing if the game is opened on its own. */
export function tellSite(message: Message): void {
  if (parent !== window && origin !== undefined) parent.postMessage({ source: 'livery-game', ...message }, origin)
}
