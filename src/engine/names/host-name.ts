/**
 * Whether browsers keep a host name as written. They decode Punycode (xn--), refuse invalid Punycode, and expand short
 * numbers to IP addresses. https://url.spec.whatwg.org/#host-parsing
 */
export function isHostName(host: string): boolean {
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host
}
