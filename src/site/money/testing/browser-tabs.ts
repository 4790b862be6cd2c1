import { vi } from 'vitest'
import { BrowserItems } from '@/site/lib/browser-items'
import type { MoneyNews } from '@/site/session/pending-money'
import { MoneyIntents } from '@/site/money/money-intents'
import type { MoneyTabs } from '@/site/money/money-state'

/** A server's successful answer. */
export const answer = { number: 'T1', moved: 100 }

type Sent = { readonly key: string | undefined; readonly request: object }

/** A fake browser in which tabs can be opened. */
export function browser(storage = storageOf(new Map())) {
  const locks = new Set<string>()
  const channels = new Set<(news: MoneyNews) => void>()
  const signedIn = new Set(['7'])
  const items = new BrowserItems(() => storage)

  function tab(answers: (sent: Sent) => unknown = () => answer) {
    const sent: Sent[] = []
    const tabs: MoneyTabs = {
      items,
      async alone(name, work) {
        if (locks.has(name)) return false
        locks.add(name)
        await work().finally(() => locks.delete(name))
        return true
      },
      // Broadcasts to every page, its sender included, asynchronously.
      tell: (news) => channels.forEach((hear) => queueMicrotask(() => hear(news))),
      listen(hear) {
        channels.add(hear)
        return () => channels.delete(hear)
      },
      isSignedIn: (customer) => signedIn.has(customer),
    }
    const gateway = {
      send: (_call: object, asked: object, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
        const call = { key: idempotencyKey, request: asked }
        sent.push(call)
        return Promise.resolve().then(() => answers(call))
      },
    }
    const intents = new MoneyIntents(tabs)
    const readAgain = vi.fn()
    // Test double of what is used of the gateway.
    const attach = (customer = '7', own = readAgain) => intents.attach({ gateway, customer, readAgain: own })
    attach()
    return { intents, sent, readAgain, attach }
  }
  return { tab, storage, signedIn, close: () => locks.clear() }
}

function storageOf(map: Map<string, string>): Storage {
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  } as unknown as Storage
}
