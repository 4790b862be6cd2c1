import { sourceHash, type Policy } from '@/tools/serve/security-headers'

const css = `
:root { color-scheme: light dark }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif;
  color: CanvasText; background: Canvas }
main { max-inline-size: 28rem; padding: 2rem }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 }
`

/** Shown on an unknown host: it names no brand, runs no script and requests nothing. */
export const neutralDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>No site at this address</title>
    <link rel="icon" href="data:," />
    <style>${css}</style>
  </head>
  <body>
    <main>
      <h1>No site at this address</h1>
      <p>Check that the address is written correctly.</p>
    </main>
  </body>
</html>
`

export const neutralPolicy: Policy = { styleHashes: [sourceHash(css)] }
