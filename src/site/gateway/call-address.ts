/** The address of a call without a body, with its parameters in the query. */
export function callAddress(baseUrl: string, path: string, request: object): string {
  const query = callParameters(request).toString()
  return `${baseUrl}${path}${query && `?${query}`}`
}

export function callParameters(request: object): URLSearchParams {
  return new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]))
}
