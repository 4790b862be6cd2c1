import { deviceItems } from '@/site/lib/browser-items'

/** What a customer does not want to see again today, on this device. */
const storageName = 'after-login-rest'

/** Whether the customer asked to be left alone for the rest of this day. */
export function isRestOfDay(customerId: string): boolean {
  return deviceItems.get(storageName) === mark(customerId)
}

export function restForDay(customerId: string): void {
  deviceItems.set(storageName, mark(customerId))
}

/** The day is that of the player's clock. */
function mark(customerId: string): string {
  const now = new Date()
  return `${customerId} ${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
}
