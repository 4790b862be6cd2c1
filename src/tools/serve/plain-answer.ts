export function notFound(): Response {
  return plain('Not found\n', 404)
}

export function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-cache',
    },
  })
}

/** Leads on to another address of this site, with the query as it was written. Browsers ask again each time. */
export function movedTo(path: string, { url }: Request): Response {
  const [, query = ''] = /(\?.+)/s.exec(url) ?? []
  const headers = { Location: path + query, 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
  return new Response(null, { status: 301, headers })
}
