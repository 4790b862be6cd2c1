import { readFileSync } from 'node:fs'
import type { PanelRouter } from './panel-router'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const files = [
  { path: '/', file: 'panel.html', type: 'text/html' },
  { path: '/panel.css', file: 'panel.css', type: 'text/css' },
  { path: '/panel.js', file: 'panel.js', type: 'text/javascript' },
  { path: '/panel-elements.js', file: 'panel-elements.js', type: 'text/javascript' },
  { path: '/cash.js', file: 'cash.js', type: 'text/javascript' },
  { path: '/contracts.js', file: 'contracts.js', type: 'text/javascript' },
  { path: '/money-and-time.js', file: 'money-and-time.js', type: 'text/javascript' },
  { path: '/settings-editor.js', file: 'settings-editor.js', type: 'text/javascript' },
]

/** Headers of the sandbox's own pages and their assets. `type`: MIME type without the charset. */
export function panelHeaders(type: string): Record<string, string> {
  return {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}

/** Serves the control panel's page. Its scripts are served as they are, without a build. */
export function panelFiles(app: PanelRouter): void {
  for (const { path, file, type } of files)
    app.get(path, (c) =>
      c.body(readFileSync(new URL(`page/${file}`, import.meta.url), 'utf8'), 200, panelHeaders(type)),
    )
}
