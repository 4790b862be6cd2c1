import { MIMEType } from 'node:util'

/** What RFC 2046 allows: 1 to 70 of these characters, without a blank at the end. */
const boundary = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/

/**
 * The boundary of a multipart body, by the reading of a content type that browsers and fetch share (WHATWG MIME
 * Sniffing). Undefined when there is none, when it is not one by RFC 2046, and when two are named: of those, programs on
 * the way could each take another.
 */
export function boundaryOf(contentType: string): string | undefined {
  const named = contentType.match(/(?<=[;\s])boundary\*?\d*\*?\s*=/gi) ?? []
  const found = typeOf(contentType)?.params.get('boundary')
  return named.length > 1 || found == null || !boundary.test(found) ? undefined : found
}

/** The media type without its parameters, in lower case; undefined when the text is none. */
export function essenceOf(contentType: string): string | undefined {
  return typeOf(contentType)?.essence
}

function typeOf(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType)
  } catch {
    return undefined
  }
}
