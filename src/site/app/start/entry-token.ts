declare global {
  interface Window {
    /** The token that the address of the page came with. */
    entryToken?: string | undefined
  }
}

/**
 * Inline script that runs before anything else: takes the token out of the URL, where it must not stay (1 §1), in
 * whichever case its name is written. Chromium sends the whole address with what a style sheet of the page fetches, such
 * as its fonts, whatever the policy says of referrers; so it has to be out before a style applies. Parameters that the
 * product does not know stay: what they hold is unknown. The browser's own entry of the navigation keeps the address as
 * it was opened, as its history of requests does; only scripts of the page can read it.
 */
export const entryTokenScript =
  '{const u=new URL(location),p=u.searchParams,n=[...p.keys()].filter(k=>/^token$/i.test(k));if(n[0]){window.entryToken=p.get(n[0]);n.forEach(k=>p.delete(k));history.replaceState(history.state,"",u)}}'

let kept: string | undefined

/** Keeps that token for the session events, and out of the reach of other scripts. */
export function keepEntryToken(): void {
  kept = window.entryToken
  delete window.entryToken
}

/** Returns the token from the URL once: it is valid for one sign-in. */
export function takeEntryToken(): string | undefined {
  const token = kept
  kept = undefined
  return token || undefined
}
