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
