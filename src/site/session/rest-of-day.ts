import { deviceItems } from '@/site/lib/browser-items'

/** What a customer does not want to see again today, on this device. */
const storageName = 'after-login-rest'

/** Whether the customer chose not to see it again today. */
export function isRestOfDay(customerId: string): boolean {
  return deviceItems.get(storageName) === mark(customerId)
}

export function restForDay(customerId: string): void {
  deviceItems.set(storageName, mark(customerId))
}

/** The day by the device's clock, in its time zone. */
function mark(customerId: string): string {
  const now = new Date()
  return `${customerId} ${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
}
