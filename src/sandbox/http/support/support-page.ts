import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import { readFileSync } from 'node:fs'
import type { PanelRouter } from '@/sandbox/http/control-panel/panel-router'
import { supportTopics, type Topic } from '@/sandbox/texts/support-topics'
import { textsIn } from '@/sandbox/texts/texts'
import { supportDocument } from './support-document'

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * The window that a customer-service link opens. It simulates a merchant's service: topics to ask about, and answers.
 */
export function supportPage(app: PanelRouter, { merchants }: SandboxBasics): void {
  app.get('/support.css', (c) =>
    c.body(readFileSync(new URL('support.css', import.meta.url), 'utf8'), 200, {
      ...headers,
      'content-type': 'text/css; charset=utf-8',
    }),
  )

  app.get('/support', (c) => {
    const { merchant: code = '', language, service, topics = '' } = c.req.query()
    const merchant = merchants.get(code)
    if (merchant === undefined) return c.text('There is no service under this address.', 404, headers)
    const asked = topics.split(',').filter(isTopic)
    const page = { merchant, texts: textsIn(merchant, language), isVip: service === 'VIP', asked }
    return c.html(supportDocument(page), 200, headers)
  })
}

function isTopic(name: string): name is Topic {
  return Object.hasOwn(supportTopics, name)
}
