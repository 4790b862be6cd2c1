declare global {
  interface Window {
    /** The token that the address of the page came with. */
    entryToken?: string | undefined
  }
}

/**
 * Inline script that runs before anything else: takes the token out of the URL, where it must not stay (1 §1). Chromium
 * sends the whole address with what a style sheet of the page fetches, such as its fonts, whatever the policy says of
 * referrers; so it has to be out before a style applies.
 */
export const entryTokenScript =
  '{const u=new URL(location),t=u.searchParams.get("token");if(t!==null){u.searchParams.delete("token");history.replaceState(history.state,"",u);window.entryToken=t}}'

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
