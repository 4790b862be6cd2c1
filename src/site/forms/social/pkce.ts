/** The pair that binds an authorization code (RFC 7636): the provider sees the challenge, the gateway the verifier. */
export interface Pkce {
  readonly verifier: string
  readonly challenge: string
}

export async function createPkce(): Promise<Pkce> {
  const verifier = randomText()
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64Url(new Uint8Array(hash)) }
}

/** 43 unguessable characters (32 random bytes). */
export function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
