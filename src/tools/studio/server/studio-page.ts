import { escapeHtml } from '@/contract/text/html-text'
import { studioMarker } from '@/tools/studio/studio-api'

/** The document of the studio. Its style sheet is a file, because the page's policy allows no inline one. */
export function studioPage(name: string, token: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="${studioMarker}" content="${escapeHtml(token)}" />
    <title>${escapeHtml(name)} · Studio</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/src/tools/studio/browser/studio.css" />
  </head>
  <body>
    <div id="studio"></div>
    <script type="module" src="/src/tools/studio/browser/main.tsx"></script>
  </body>
</html>
`
}
