import { escapeHtml } from '@/contract/text/html-text'
import { avatarAddress } from '@/sandbox/art/art-files'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Article } from '@/sandbox/texts/article'
import { supportGreeting, supportTopics, type Topic } from '@/sandbox/texts/support-topics'
import type { Texts } from '@/sandbox/texts/texts'

export interface SupportPage {
  readonly merchant: SandboxMerchant
  readonly texts: Texts
  readonly isVip: boolean
  /** Topics asked about so far. */
  readonly asked: readonly Topic[]
}

/** A conversation without scripts: each topic links to the same page with one more question. */
export function supportDocument(page: SupportPage): string {
  const { merchant, texts, isVip, asked } = page
  const greeting = texts.article(isVip ? supportGreeting.vip : supportGreeting.everyone)
  const open = (Object.keys(supportTopics) as Topic[]).filter((topic) => !asked.includes(topic))
  const locale = merchant.languages.items[texts.language]?.locale ?? 'en'
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(greeting.title)}</title>
    <link rel="icon" type="image/svg+xml" href="${avatarAddress('avatar-4')}" />
    <link rel="stylesheet" href="/sandbox/support.css" />
  </head>
  <body>
    <header>
      <img src="${avatarAddress('avatar-4')}" width="56" height="56" alt="" />
      <h1>${escapeHtml(greeting.title)}</h1>
    </header>
    <main>
      ${answerOf(greeting)}
      ${asked.map((topic) => exchange(topic, texts.article(supportTopics[topic]))).join('\n      ')}
    </main>
    <nav>${open.map((topic) => `<a href="${escapeHtml(addressOf(page, topic))}">${escapeHtml(texts.article(supportTopics[topic]).title)}</a>`).join('')}</nav>
  </body>
</html>
`
}

function exchange(topic: Topic, article: Article): string {
  return `<p class="question" id="${topic}">${escapeHtml(article.title)}</p>${answerOf(article)}`
}

function answerOf({ lines }: Article): string {
  return lines.map((line) => `<p class="answer">${escapeHtml(line)}</p>`).join('')
}

function addressOf({ merchant, texts, isVip, asked }: SupportPage, topic: Topic): string {
  const { code } = merchant
  const service = isVip ? 'VIP' : 'LIVECHAT'
  const topics = [...asked, topic].join(',')
  return `/sandbox/support?${new URLSearchParams({ merchant: code, language: texts.language, service, topics }).toString()}#${topic}`
}
