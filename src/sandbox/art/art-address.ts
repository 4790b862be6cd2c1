/** Below the calls, which every server in front passes on. */
export const artPath = '/wps/art'

export const artHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // Opened as a page, a picture may do nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=3600',
}
