import { deviceItems } from '@/site/lib/browser-items'
import { moneyChannel, type MoneyNews } from '@/site/session/pending-money'
import { sessionStore } from '@/site/session/session-store'
import { listenToTabs, broadcastToTabs } from '@/site/session/tab-channel'
import { withTabLock } from '@/site/session/tab-lock'
import { MoneyIntents } from './money-intents'

/** The money intents of this page. */
export const moneyIntents = new MoneyIntents({
  items: deviceItems,
  alone: withTabLock,
  tell: (news) => broadcastToTabs(moneyChannel, news),
  listen: (onNews) => listenToTabs(moneyChannel, (message) => onNews(message as MoneyNews)),
  isSignedIn: (customer) => {
    const session = sessionStore.get()
    return session.status === 'signedIn' && session.customerId === customer
  },
})
