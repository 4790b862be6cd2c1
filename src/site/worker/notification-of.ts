import type { PushNotification } from '@/contract/generated/gateway-types'
import { checkAddress } from '@/site/lib/address'
import { tameTexts } from '@/site/lib/tame-texts'
import type { PushSettings } from './worker-settings'

/** What is shown, and where a press leads. */
export interface ShownNotification {
  readonly title: string
  readonly body: string
  readonly icon: string
  readonly tag: string
  /** Path of a page of this site, with query and fragment. */
  readonly path: string
}

/** Where the worker runs. */
interface Place {
  readonly origin: string
  readonly languages: readonly string[]
}

/** Lengths of `push-notification.schema.json`: longer texts are cut. */
const longest = { title: 120, body: 300, tag: 64 }

/**
 * What to show of a message of the push service, as the text that it holds. Never throws: a browser that is shown nothing
 * shows a notification of its own, and takes the permission away after some. Addresses are those of this site alone.
 */
export function notificationOf(
  text: string | undefined,
  { name, icon, unread }: PushSettings,
  { origin, languages }: Place,
): ShownNotification {
  const message = messageIn(text)
  const title = textIn(message, 'title')
  const ownPath = (address: string | undefined, instead: string) => {
    const checked = address === undefined ? undefined : checkAddress(address, { allowedHosts: [], origin })
    return checked?.kind === 'same-site' ? checked.href : instead
  }
  return {
    title: title ?? name,
    body: title === undefined ? textFor(languages, unread) : (textIn(message, 'body') ?? ''),
    icon: ownPath(message.icon, icon),
    tag: textIn(message, 'tag') ?? 'message',
    path: ownPath(message.url, '/'),
  }
}

type Message = Partial<Record<keyof PushNotification, string>>

/** The texts of a message; what it holds besides, or in another form, is not there. */
function messageIn(text: string | undefined): Message {
  try {
    const value = JSON.parse(text ?? '') as unknown
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(([, each]) => typeof each === 'string' && each !== ''),
    ) as Message
  } catch {
    return {}
  }
}

/** Undefined where there is none to read. */
function textIn(message: Message, key: keyof typeof longest): string | undefined {
  const text = String(tameTexts(message[key] ?? '')).trim()
  return text === '' ? undefined : Array.from(text).slice(0, longest[key]).join('')
}

/** The text in the first of the visitor's languages that there is one in. */
function textFor(languages: readonly string[], texts: PushSettings['unread']): string {
  const tags = Object.keys(texts)
  const near = languages.flatMap((language) => {
    const [base = ''] = language.split('-')
    return tags.filter((tag) => tag === language).concat(tags.filter((tag) => tag.split('-')[0] === base))
  })
  return texts[near[0] ?? tags[0] ?? ''] ?? ''
}
