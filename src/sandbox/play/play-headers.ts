import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

const common = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of a game's document: it may load only its own files, and only the merchants' own sites may frame it. */
export function pageHeaders(merchants: readonly Pick<SandboxMerchant, 'code' | 'hosts'>[]): Record<string, string> {
  const hosts = merchants.flatMap(({ code, hosts: own }) => [`${code}.localhost`, ...own])
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // Without a scheme, so that the page's own scheme applies, on any port.
    `frame-ancestors ${hosts.map((host) => `${host}:*`).join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** Headers of a game's assets and calls. `type`: MIME type without the charset. */
export function partHeaders(type: string): Record<string, string> {
  return {
    ...common,
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  }
}
