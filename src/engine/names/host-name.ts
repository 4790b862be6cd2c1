/**
 * Whether browsers open a host under this very name. They decode Punycode (xn--) and refuse what stands for no
 * letters, and they write short numbers out as IP addresses. https://url.spec.whatwg.org/#host-parsing
 */
export function isHostName(host: string): boolean {
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host
}
