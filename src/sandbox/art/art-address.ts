/** This path is below those of the calls, which every reverse proxy passes on. */
export const artPath = '/wps/art'

export const artHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // A picture that is opened as a document must not run anything.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=3600',
}
