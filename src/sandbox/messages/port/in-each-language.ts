import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Message } from '@/sandbox/messages/messages'
import { textsIn, type Texts } from '@/sandbox/texts/texts'

type Words = Pick<Message, 'title' | 'content'>

/** A message of the platform in all languages that the merchant offers. Each reader sees it in the language of their request. */
export function inEachLanguage(
  merchant: SandboxMerchant,
  write: (texts: Texts) => Words,
): Words & Pick<Message, 'words'> {
  return {
    ...write(textsIn(merchant, undefined)),
    words: Object.fromEntries(
      merchant.languages.order.map((language) => [language, write(textsIn(merchant, language))]),
    ),
  }
}
